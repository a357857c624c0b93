import type { PackageCover } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import { readCovers } from '../packages/index.ts'
import { listsOf, type Offer, type View } from './offers/present-offer.ts'

/** The viewer's packages that would pay for an occurrence or its ticket types, by pricing option. */
export function coversOf(
  reads: Reads,
  offer: Offer,
  { actor, facts, now }: View,
): Promise<ReadonlyMap<number, PackageCover>> {
  const { venueId } = offer.row
  const offered = listsOf(offer, facts).map(({ option }) => ({ optionId: option.id, venueId }))
  return readCovers(reads, actor, { offered, now })
}
