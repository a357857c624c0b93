import { day, hour } from '@touchline/clock'
import type { Clash, Unworded } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import { isClosedWithin } from '../venues/index.ts'
import { clashesOf, instructorsOf, type Planned } from './clash.ts'

/** Longer than any occurrence that can clash. */
const longest = 2 * day
/** Longer than set-up before and clearing after an occurrence. */
const margin = 12 * hour

/** Clashes of some occurrences, by id: one query per table. Occurrences without any are absent. */
export async function readClashes(
  reads: Reads,
  occurrences: readonly Planned[],
): Promise<ReadonlyMap<string, readonly Unworded<Clash>[]>> {
  if (occurrences.length === 0) return new Map()
  const others = await readOthers(reads, occurrences)
  const venueIds = [...new Set(occurrences.map(({ row }) => row.venueId))]
  const { from, endsBy } = spanOf(occurrences)
  const closures = await reads.clashes.closures({ venueIds, from, to: endsBy })
  const locations = await reads.clashes.locationsOf({ venueIds })
  const venues = new Map((await reads.venues.byIds({ ids: venueIds })).map((venue) => [venue.id, venue]))
  return new Map(
    occurrences.flatMap((planned) => {
      const venue = venues.get(planned.row.venueId)
      if (!venue) return []
      const isClosed = isClosedWithin(venue, planned.row)
      const clashes = clashesOf(planned, { others, closures, locations, timezone: venue.timezone, isClosed })
      return clashes.length === 0 ? [] : [[planned.row.id, clashes] as const]
    }),
  )
}

/** Occurrences around their time that share a place or an instructor with one of them. */
export async function readOthers(reads: Reads, occurrences: readonly Planned[]): Promise<readonly Planned[]> {
  const { from, to } = spanOf(occurrences)
  const span = { from: from - longest, to: to + margin, endsAfter: from - margin }
  const topIds = [...new Set(occurrences.map(({ row }) => row.topLocationId))]
  const instructorIds = [...new Set(occurrences.flatMap(instructorsOf).map(({ id }) => id))]
  const named = instructorIds.length === 0 ? [] : await reads.clashes.schedulesOf({ instructorIds })
  const scheduleIds = [...new Set(named.map(({ scheduleId }) => scheduleId))]
  const found = [
    ...(await reads.clashes.atLocations({ topIds, ...span })),
    ...(scheduleIds.length === 0 ? [] : await reads.clashes.ofSchedules({ scheduleIds, ...span })),
    ...(instructorIds.length === 0 ? [] : await reads.clashes.withOwnInstructors(span)),
  ]
  return [...new Map(found.map((planned) => [planned.row.id, planned])).values()]
}

function spanOf(occurrences: readonly Planned[]) {
  const starts = occurrences.map(({ row }) => row.startsAt)
  const ends = occurrences.map(({ row }) => row.endsAt)
  const endsBy = Math.max(...ends)
  return { from: Math.min(...starts), to: endsBy, endsBy }
}
