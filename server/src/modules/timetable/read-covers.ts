import type { PackageCover } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import { readCovers } from '../packages/index.ts'
import { listsOf, type Offer, type View } from './offers/present-offer.ts'

/** What packages of whoever asks would pay for one occurrence, or for its kinds of ticket: by pricing option. [O-172] */
export function coversOf(
  reads: Reads,
  offer: Offer,
  { actor, facts, now }: View,
): Promise<ReadonlyMap<number, PackageCover>> {
  const { venueId } = offer.row
  const offered = listsOf(offer, facts).map(({ option }) => ({ optionId: option.id, venueId }))
  return readCovers(reads, actor, { offered, now })
}
