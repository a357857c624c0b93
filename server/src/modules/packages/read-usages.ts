import type { Asked, Quote } from '../../purchasable.ts'
import type { Reads } from '../../repositories.ts'
import { type Usage, coverLines } from './cover.ts'

type Line = Asked & { readonly quote: Quote }

/** Lines with what packages pay for made free, by what whoever books and whoever comes has left now. [O-45] */
export async function coverByPackages<One extends Line>(
  reads: Reads,
  lines: readonly One[],
  { ownerId, now }: { readonly ownerId: number | undefined; readonly now: number },
): Promise<readonly One[]> {
  const asking = lines.filter(({ choice }) => choice.withPackage === true)
  const optionIds = [...new Set(asking.flatMap(({ quote }) => quote.pricingOption?.id ?? []))]
  const people = [ownerId, ...asking.map(({ quote }) => quote.attendeeId)]
  const userIds = [...new Set(people.flatMap((id) => id ?? []))]
  if (optionIds.length === 0 || userIds.length === 0) return lines
  const rows = await reads.packages.usable({ userIds, optionIds, now })
  if (rows.length === 0) return lines
  const venues = await reads.packages.venuesOf({ packageIds: [...new Set(rows.map(({ packageId }) => packageId))] })
  // What a line that is being changed has taken already is free for it.
  const itemIds = lines.flatMap(({ insteadOf }) => insteadOf ?? [])
  const held = itemIds.length > 0 ? await reads.places.liveOfCartItems({ itemIds }) : []
  const usages = rows.map(({ places, packageId, ...row }): Usage => {
    const own = held.filter(({ placesId }) => placesId === places.id).reduce((total, { count }) => total + count, 0)
    return {
      ...row,
      placesId: places.id,
      left: (places.maximum ?? 0) - places.consumed + own,
      venueIds: venues.flatMap((venue) => (venue.packageId === packageId ? [venue.id] : [])),
    }
  })
  return coverLines(lines, usages)
}
