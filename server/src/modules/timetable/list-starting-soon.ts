import { day } from '@touchline/clock'
import { type ApiTypes, limits, PlatformError, type StartingSoon } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import { listReply } from '../../infra/http/pagination.ts'
import type { PreparedList } from '../../prepared-answer.ts'
import type { Reads } from '../../repositories.ts'
import { endOfMinute, scheduleTables } from '../occurrences/index.ts'
import { chooseSoon } from './choose-soon.ts'
import { findDatedSoon } from './find-dated-soon.ts'
import { findWholeSoon } from './find-whole-soon.ts'

type Asking = { readonly query: ApiTypes['listStartingSoon']['query']; readonly now: number }

/** The tables that decide what begins soon; what is counted is read each time. */
export const soonTables: readonly string[] = [...scheduleTables, 'occurrences', 'tickets']

/** What begins soon, can be booked and has places left, as the caller sees it. Throws `item_not_found` for the venue. [O-97] */
export async function listStartingSoon(
  reads: Reads,
  actor: Actor,
  asking: Asking,
): Promise<ApiTypes['listStartingSoon']['reply']> {
  return inList(await findSoon(reads, actor, asking), asking)
}

/** The same as visitors see it: the whole answer tells whether it is another one, and it is small. */
export async function prepareStartingSoon(
  reads: Reads,
  actor: Actor,
  { query, now }: Asking,
): Promise<PreparedList<StartingSoon>> {
  const find = (later: Reads) => findSoon(later, actor, { query, now })
  const found = await find(reads)
  return {
    rows: found.map((row) => {
      const key = JSON.stringify(row)
      return { key, state: key, changesAt: Infinity, placesIds: [], make: () => row }
    }),
    meta: inList(found, { query, now }).meta,
    until: endOfMinute(now),
    counts: JSON.stringify(found),
    readCounts: async (later) => JSON.stringify(await find(later)),
  }
}

function inList(rows: readonly StartingSoon[], { query }: Asking) {
  return listReply({ page: 1, perPage: limitOf(query), rows, total: rows.length, sortBy: 'starts_at' })
}

function limitOf({ limit }: Asking['query']): number {
  return limit ?? limits.soonCount
}

async function findSoon(reads: Reads, actor: Actor, { query, now }: Asking): Promise<readonly StartingSoon[]> {
  const venue = query.venue === undefined ? undefined : await reads.venues.find(query.venue)
  if (query.venue !== undefined && !venue) throw new PlatformError('item_not_found')
  const to = now + (query.days ?? limits.soonDays.standard) * day
  const within = { now, to, venueId: venue?.id }
  const found = [...(await findWholeSoon(reads, actor, within)), ...(await findDatedSoon(reads, actor, within))]
  return chooseSoon(found, { limit: limitOf(query), isOneVenue: venue !== undefined })
}
