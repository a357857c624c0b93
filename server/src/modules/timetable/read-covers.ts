import type { PackageCover } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import { readCovers } from '../packages/index.ts'
import { mayHaveOwnPrice } from '../selling/index.ts'
import { type Offer, pricedOf, type View } from './offers/present-offer.ts'

/** The viewer's packages that would pay for an occurrence, or for one ticket of its types, by pricing option. */
export async function coversOf(reads: Reads, offer: Offer, view: View): Promise<ReadonlyMap<number, PackageCover>> {
  const { actor, person, now } = view
  if (!person) return new Map()
  const { venueId } = offer.row
  const own = pricedOf(offer, view).filter(({ ticket }) => mayHaveOwnPrice({ ...offer, ticket }, person))
  return readCovers(reads, actor, { offered: own.map(({ list }) => ({ optionId: list.option.id, venueId })), now })
}
