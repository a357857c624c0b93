import { day } from '@touchline/clock'
import { type ApiTypes, limits, PlatformError, type StartingSoon, type Unworded } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import { listReply } from '../../../infra/http/answers/pagination.ts'
import type { PreparedList } from '../../../prepared-answer.ts'
import type { Reads } from '../../../repositories.ts'
import { countsOf, endOfMinute, readPlaces, scheduleTables } from '../../selling/index.ts'
import { chooseSoon } from './choose-soon.ts'
import { findDatedSoon, offerDatedSoon, type Within } from './find-dated-soon.ts'
import { findWholeSoon, offerWholeSoon, type WholeSoon } from './find-whole-soon.ts'
import type { Dated } from '../offers/read-offers.ts'

type Asking = { readonly query: ApiTypes['listStartingSoon']['query']; readonly now: number }

/** The tables that decide what begins soon; counts are read each time. */
export const soonTables: readonly string[] = [...scheduleTables, 'occurrences', 'tickets']

/** Bookable occurrences that begin soon and have places left, for the caller. Throws `item_not_found` for the venue. */
export async function listStartingSoon(
  reads: Reads,
  actor: Actor,
  asking: Asking,
): Promise<Unworded<ApiTypes['listStartingSoon']['reply']>> {
  const within = await readWithin(reads, asking)
  const candidates = await findCandidates(reads, actor, within)
  const { rows } = await choose(reads, actor, { asking, within, candidates })
  return inList(rows, asking)
}

/** The visitors' list. The row itself serves as its revision: it is small. */
export async function prepareStartingSoon(
  reads: Reads,
  actor: Actor,
  asking: Asking,
): Promise<PreparedList<Unworded<StartingSoon>>> {
  const within = await readWithin(reads, asking)
  const candidates = await findCandidates(reads, actor, within)
  const { rows, placesIds } = await choose(reads, actor, { asking, within, candidates })
  return {
    rows: rows.map((row) => {
      const key = JSON.stringify(row)
      return { key, state: key, changesAt: Infinity, placesIds: [], make: () => row }
    }),
    meta: inList(rows, asking).meta,
    until: endOfMinute(asking.now),
    counts: await readCounts(reads, candidates, placesIds),
    readCounts: async (later) => readCounts(later, await findCandidates(later, actor, within), placesIds),
  }
}

function inList(rows: readonly Unworded<StartingSoon>[], { query }: Asking) {
  return listReply({ page: 1, perPage: limitOf(query), rows, total: rows.length, sortBy: 'starts_at' })
}

function limitOf({ limit }: Asking['query']): number {
  return limit ?? limits.soonCount.standard
}

async function readWithin(reads: Reads, { query, now }: Asking): Promise<Within> {
  const venue = query.venue === undefined ? undefined : await reads.venues.find(query.venue)
  if (query.venue !== undefined && !venue) throw new PlatformError('item_not_found')
  return { now, to: now + (query.days ?? limits.soonDays.standard) * day, venueId: venue?.id }
}

type Candidates = { readonly dated: readonly Dated[]; readonly whole: readonly WholeSoon[] }

/** Candidates that begin soon and have places, before the person is considered: a bounded number of rows. */
async function findCandidates(reads: Reads, actor: Actor, within: Within): Promise<Candidates> {
  return { dated: await findDatedSoon(reads, within), whole: await findWholeSoon(reads, actor, within) }
}

type Choosing = { readonly asking: Asking; readonly within: Within; readonly candidates: Candidates }

/** The chosen candidates, and the places rows of those sold whole. */
async function choose(reads: Reads, actor: Actor, { asking, within, candidates }: Choosing) {
  const whole = await offerWholeSoon(reads, actor, { within, found: candidates.whole })
  const dated = await offerDatedSoon(reads, actor, { within, found: candidates.dated })
  const choosing = { limit: limitOf(asking.query), isOneVenue: within.venueId !== undefined }
  return { rows: chooseSoon([...whole.offers, ...dated], choosing), placesIds: whole.placesIds }
}

/** A short text of the candidates and their places left. */
async function readCounts(reads: Reads, { dated, whole }: Candidates, placesIds: readonly number[]): Promise<string> {
  const ids = whole.flatMap(({ refs }) => refs.map(({ id }) => id))
  return [ids.join(), countsOf(dated.map(({ places }) => places)), countsOf(await readPlaces(reads, placesIds))].join(
    ' ',
  )
}
