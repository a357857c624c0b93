import type { Entry, Named } from './entries/entry.ts'
import { clockRangeText } from '../../i18n/when.ts'

/** One time with each court's slot, in court order; null for none. */
export type GridRow = {
  readonly time: string
  readonly cells: readonly (Entry | null)[]
  /** The number of courts that the customer can book. */
  readonly left: number
  /** Whether so few are left that it must be said. */
  readonly isFew: boolean
}

export type CourtGrid = { readonly courts: readonly Named[]; readonly rows: readonly GridRow[] }

/** A time as a key, which sorts by its begin. */
const timeOf = ({ begins, ends }: Entry): string => `${begins} ${ends ?? ''}`

/** The slots of a day as times by court: courts by name, times by start. Slots without a court are left out. */
export function gridOf(entries: readonly Entry[]): CourtGrid {
  const byId = new Map(entries.flatMap(({ location }) => (location ? [[location.id, location]] : [])))
  const courts = [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB', { numeric: true }))
  const times = new Map(entries.map((entry) => [timeOf(entry), entry]))
  const cells = new Map(entries.map((entry) => [`${timeOf(entry)} ${entry.location?.id ?? ''}`, entry]))
  return {
    courts,
    rows: [...times]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([time, { begins, ends }]) =>
        rowOf(
          clockRangeText(begins, ends),
          courts.map(({ id }) => cells.get(`${time} ${id}`) ?? null),
        ),
      ),
  }
}

/** The number of different times among some slots. */
export function timesIn(entries: readonly Entry[]): number {
  return new Set(entries.map(timeOf)).size
}

/** At or below this number, of more courts, few are left. */
const fewCourts = 2

function rowOf(time: string, cells: GridRow['cells']): GridRow {
  const left = cells.filter((entry) => entry?.standing.kind === 'bookable').length
  return { time, cells, left, isFew: left > 0 && left <= fewCourts && left < cells.length }
}

const ownKinds: ReadonlySet<string> = new Set(['booked', 'reserved'])

/**
 * The number of rows before the first time that can be booked or that is the customer's own; 0 where there is no such
 * time. [O-341]
 */
export function rowsBeforeFirst(rows: readonly GridRow[]): number {
  const first = rows.findIndex(
    ({ left, cells }) => left > 0 || cells.some((entry) => entry !== null && ownKinds.has(entry.standing.kind)),
  )
  return Math.max(first, 0)
}

/** Whether a grid suits the day: several courts, of which the customer chooses one. */
export function isGrid({ courts }: CourtGrid, customerChooses: boolean): boolean {
  return customerChooses && courts.length > 1
}
