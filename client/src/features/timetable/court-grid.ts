import type { Entry, Named } from './entry.ts'
import { clockRangeText } from '../../i18n/when.ts'

/** One time with what each court has then, in the order of the courts; null for nothing. */
export type GridRow = { readonly time: string; readonly cells: readonly (Entry | null)[] }

export type CourtGrid = { readonly courts: readonly Named[]; readonly rows: readonly GridRow[] }

const timeOf = ({ begins, ends }: Entry): string => clockRangeText(begins, ends)

/** The slots of a day as times by court: courts by name, times by start. Slots without a court stand in none. [S2-150] */
export function gridOf(entries: readonly Entry[]): CourtGrid {
  const byId = new Map(entries.flatMap(({ location }) => (location ? [[location.id, location]] : [])))
  const courts = [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB', { numeric: true }))
  const times = [...new Set(entries.map(timeOf))].toSorted()
  const cells = new Map(entries.map((entry) => [`${timeOf(entry)} ${entry.location?.id ?? ''}`, entry]))
  return {
    courts,
    rows: times.map((time) => ({ time, cells: courts.map(({ id }) => cells.get(`${time} ${id}`) ?? null) })),
  }
}

/** Whether a day is clearer as a grid: several courts of which the customer chooses one. [S3-053] */
export function isGrid({ courts }: CourtGrid, customerChooses: boolean): boolean {
  return customerChooses && courts.length > 1
}
