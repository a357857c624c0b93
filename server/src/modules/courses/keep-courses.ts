import type { Course } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import { listReply } from '../../infra/http/pagination.ts'
import type { KeptRow, PreparedList } from '../../prepared-answer.ts'
import type { Reads } from '../../repositories.ts'
import { endOfMinute, nextChange, readPartsOf, type Schedule, type ScheduleRef } from '../occurrences/index.ts'
import type { PlacesRow } from '../places/index.ts'
import { currencyOf } from '../site/index.ts'
import { type Asking, findCourses, type Found } from './list-courses.ts'
import { type Asking as Soon, findStartingSoon } from './list-starting-soon.ts'
import { presentCourse } from './presenter.ts'
import { placesIdsOfCourse } from './read-views.ts'

/** What decides which courses a list shows, and what of each; what is counted stands in `places`. */
export const courseTables: readonly string[] = ['booking_windows', 'categories', 'clients', 'schedules', 'venues']

/**
 * One page of courses as visitors see them at `now`. A course depends on the state it is in, its places, the currency,
 * and on which side of the times named in it we are. Of a course that is `known` in that state nothing is read but its
 * places; the parts are read of those only that have to be made.
 */
export async function prepareCourses(
  reads: Reads,
  { channel }: Pick<Actor, 'channel'>,
  { query, now, known }: Asking & { readonly known: readonly KeptRow[] },
): Promise<PreparedList<Course>> {
  const found = await findCourses(reads, { ownerId: undefined, channel }, { query, now })
  return prepareFound(reads, found, { channel, now, known })
}

/** The same of those that begin soon: which they are depends on places that are counted elsewhere, too. */
export async function prepareStartingSoon(
  reads: Reads,
  { channel }: Pick<Actor, 'channel'>,
  { query, now, known }: Soon & { readonly known: readonly KeptRow[] },
): Promise<PreparedList<Course>> {
  const find = (later: Reads) => findStartingSoon(later, { ownerId: undefined, channel }, { query, now })
  const found = await find(reads)
  const prepared = await prepareFound(reads, found, { channel, now, known })
  const among = ({ refs, total }: Found, counts: string) => `${total} ${refs.map(({ id }) => id).join()} ${counts}`
  return {
    ...prepared,
    counts: among(found, prepared.counts),
    readCounts: async (later) => among(await find(later), await prepared.readCounts(later)),
  }
}

type Preparing = Pick<Actor, 'channel'> & { readonly now: number; readonly known: readonly KeptRow[] }

async function prepareFound(
  reads: Reads,
  { refs, total, page, client }: Found,
  { channel, now, known }: Preparing,
): Promise<PreparedList<Course>> {
  const states = new Map(known.flatMap((row) => (now < row.changesAt ? [[row.state, row] as const] : [])))
  const fresh = refs.filter((ref) => !states.has(stateOf(ref)))
  const parts = new Map(await readPartsOf(reads, fresh))
  const rows = refs.flatMap((ref) => {
    const course = parts.get(ref.id)
    const row = course ? describe(ref, course, now) : states.get(stateOf(ref))
    return row ? [{ ...row, ref }] : []
  })
  const placesIds = [...new Set(rows.flatMap((row) => row.placesIds))].toSorted((a, b) => a - b)
  const places = new Map((await readPlaces(reads, placesIds)).map((row) => [row.id, row]))
  const currency = currencyOf(client)
  const keyOf = ({ state, changesAt, placesIds: ids }: Omit<KeptRow, 'key'>) =>
    [state, changesAt, currency.code, currency.symbol, countsOf(ids.flatMap((id) => places.get(id) ?? []))].join(' ')
  const keys = new Set(known.map(({ key }) => key))
  const changed = rows.filter((row) => !keys.has(keyOf(row)) && !parts.has(row.ref.id)).map(({ ref }) => ref)
  for (const [id, course] of await readPartsOf(reads, changed)) parts.set(id, course)
  const view = { now, channel, person: undefined, places, currency }
  return {
    rows: rows.map(({ ref, ...row }) => {
      const course = parts.get(ref.id)
      return { ...row, key: keyOf(row), make: course && (() => presentCourse(course, view)) }
    }),
    meta: listReply({ ...page, rows, total, sortBy: 'starts_at' }).meta,
    until: endOfMinute(now),
    counts: countsOf([...places.values()]),
    readCounts: async (later) => countsOf(await readPlaces(later, placesIds)),
  }
}

function stateOf({ id, revision, venueRevision, categoryRevision }: ScheduleRef): string {
  return `${id} ${revision} ${venueRevision} ${categoryRevision}`
}

function describe(ref: ScheduleRef, course: Schedule, now: number): Omit<KeptRow, 'key'> {
  const changesAt = nextChange([course], now) ?? Infinity
  return { state: stateOf(ref), changesAt, placesIds: placesIdsOfCourse(course) }
}

/** In order of id. */
async function readPlaces(reads: Reads, ids: readonly number[]): Promise<readonly PlacesRow[]> {
  return ids.length === 0 ? [] : reads.places.byIds({ ids })
}

function countsOf(rows: readonly PlacesRow[]): string {
  return rows.map((row) => Object.values(row).join()).join(';')
}
