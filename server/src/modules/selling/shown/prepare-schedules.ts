import type { Actor } from '../../../actor.ts'
import { listReply } from '../../../infra/http/answers/pagination.ts'
import type { KeptRow, PreparedList } from '../../../prepared-answer.ts'
import type { Reads } from '../../../repositories.ts'
import type { PlacesRow } from '../../places/index.ts'
import { currencyOf } from '../../site/index.ts'
import { type FoundSchedules, type Schedule, readPartsOf, type ScheduleRef } from '../../schedules/index.ts'
import { endOfMinute, nextChange } from './next-change.ts'
import type { View } from './present-schedule.ts'
import { countedPlacesOf } from './read-view.ts'

/** Tables that decide which courses or camps a list shows and how; places are counted separately. */
export const scheduleTables: readonly string[] = ['booking_windows', 'categories', 'clients', 'schedules', 'venues']

type Preparing<Row> = Pick<Actor, 'channel'> & {
  readonly now: number
  readonly known: readonly KeptRow[]
  readonly present: (schedule: Schedule, view: View) => Row
}

/**
 * One page of schedules as visitors see them at `now`. A row depends on the revision of its schedule, its places, the
 * currency and the time. A `known` row is reused after reading its places only; the parts of the others are read.
 */
export async function prepareSchedules<Row>(
  reads: Reads,
  { refs, total, page, client }: FoundSchedules,
  { channel, now, known, present }: Preparing<Row>,
): Promise<PreparedList<Row>> {
  const states = new Map(known.flatMap((row) => (now < row.changesAt ? [[row.state, row] as const] : [])))
  const fresh = refs.filter((ref) => !states.has(stateOf(ref)))
  const parts = new Map(await readPartsOf(reads, fresh))
  const rows = refs.flatMap((ref) => {
    const schedule = parts.get(ref.id)
    const row = schedule ? describe(ref, schedule, now) : states.get(stateOf(ref))
    return row ? [{ ...row, ref }] : []
  })
  const placesIds = [...new Set(rows.flatMap((row) => row.placesIds))].toSorted((a, b) => a - b)
  const places = new Map((await readPlaces(reads, placesIds)).map((row) => [row.id, row]))
  const currency = currencyOf(client)
  const keyOf = ({ state, changesAt, placesIds: ids }: Omit<KeptRow, 'key'>) =>
    [state, changesAt, currency.code, currency.symbol, countsOf(ids.flatMap((id) => places.get(id) ?? []))].join(' ')
  const keys = new Set(known.map(({ key }) => key))
  const changed = rows.filter((row) => !keys.has(keyOf(row)) && !parts.has(row.ref.id)).map(({ ref }) => ref)
  for (const [id, schedule] of await readPartsOf(reads, changed)) parts.set(id, schedule)
  const view = { now, channel, person: undefined, places, currency }
  return {
    rows: rows.map(({ ref, ...row }) => {
      const schedule = parts.get(ref.id)
      return { ...row, key: keyOf(row), make: schedule && (() => present(schedule, view)) }
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

function describe(ref: ScheduleRef, schedule: Schedule, now: number): Omit<KeptRow, 'key'> {
  const changesAt = nextChange([schedule], now) ?? Infinity
  return { state: stateOf(ref), changesAt, placesIds: countedPlacesOf(schedule) }
}

/** Places, by id. */
export async function readPlaces(reads: Reads, ids: readonly number[]): Promise<readonly PlacesRow[]> {
  return ids.length === 0 ? [] : reads.places.byIds({ ids })
}

/** The counts of places as a text; equal texts mean equal counts. */
export function countsOf(rows: readonly PlacesRow[]): string {
  return rows.map((row) => Object.values(row).join()).join(';')
}
