import type { PackageCover } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Asked, Quote } from '../../purchasables/purchasable.ts'
import type { Reads } from '../../repositories.ts'
import { type Usage, coverLines, coverOf } from './cover.ts'

type Line = Asked & { readonly quote: Quote }

/** Makes lines free that the buyer's and attendees' packages pay for now; of several tickets, the attendee's own. */
export async function coverByPackages<One extends Line>(
  reads: Reads,
  lines: readonly One[],
  { ownerId, now }: { readonly ownerId: number | undefined; readonly now: number },
): Promise<readonly One[]> {
  const asking = lines.filter(({ choice }) => choice.withPackage === true)
  const optionIds = asking.flatMap(({ quote }) => quote.pricingOption?.id ?? [])
  const people = [ownerId, ...asking.map(({ quote }) => quote.attendeeId)]
  // Usages held by a line being changed count as free for it.
  const itemIds = lines.flatMap(({ insteadOf }) => insteadOf ?? [])
  const usages = await readUsages(reads, { people, optionIds, now, itemIds })
  return usages.length === 0 ? lines : coverLines(lines, usages, ownerId)
}

type Offered = { readonly optionId: number; readonly venueId: number }

/**
 * The cover of items at a venue, by pricing option: packages of the attendee, then of the viewer, chosen as in a
 * basket.
 */
export async function readCovers(
  reads: Reads,
  { callerId, ownerId }: Pick<Actor, 'callerId' | 'ownerId'>,
  { offered, now }: { readonly offered: readonly Offered[]; readonly now: number },
): Promise<ReadonlyMap<number, PackageCover>> {
  const optionIds = offered.map(({ optionId }) => optionId)
  const usages = await readUsages(reads, { people: [ownerId, callerId], optionIds, now, itemIds: [] })
  return new Map(
    offered.flatMap(({ optionId, venueId }) => {
      const cover = coverOf({ optionId, venueIds: [venueId], attendeeId: ownerId ?? null, buyerId: callerId }, usages)
      return cover ? [[optionId, { name: cover.name, usages_left: cover.left }] as const] : []
    }),
  )
}

type Asking = {
  readonly people: readonly (number | null | undefined)[]
  readonly optionIds: readonly number[]
  readonly now: number
  readonly itemIds: readonly number[]
}

async function readUsages(reads: Reads, { people, itemIds, now, ...asking }: Asking): Promise<readonly Usage[]> {
  const optionIds = [...new Set(asking.optionIds)]
  const userIds = [...new Set(people.flatMap((id) => id ?? []))]
  if (optionIds.length === 0 || userIds.length === 0) return []
  const rows = await reads.packages.usable({ userIds, optionIds, now })
  if (rows.length === 0) return []
  const venues = await reads.packages.venuesOf({ packageIds: [...new Set(rows.map(({ packageId }) => packageId))] })
  const held = itemIds.length > 0 ? await reads.places.liveOfCartItems({ itemIds }) : []
  return rows.map(({ places, packageId, ...row }): Usage => {
    const own = held.filter(({ placesId }) => placesId === places.id).reduce((total, { count }) => total + count, 0)
    return {
      ...row,
      placesId: places.id,
      left: (places.maximum ?? 0) - places.consumed + own,
      venueIds: venues.flatMap((venue) => (venue.packageId === packageId ? [venue.id] : [])),
    }
  })
}
