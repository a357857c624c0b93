import type { Entry, Named } from './entries/entry.ts'
import { clockRangeText } from '../../i18n/when.ts'

/** One time with each court's slot, in court order; null for none. */
export type GridRow = { readonly time: string; readonly cells: readonly (Entry | null)[] }

export type CourtGrid = { readonly courts: readonly Named[]; readonly rows: readonly GridRow[] }

const timeOf = ({ begins, ends }: Entry): string => clockRangeText(begins, ends)

/** The slots of a day as times by court: courts by name, times by start. Slots without a court are left out. */
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

/** Whether a grid suits the day: several courts, of which the customer chooses one. */
export function isGrid({ courts }: CourtGrid, customerChooses: boolean): boolean {
  return customerChooses && courts.length > 1
}
