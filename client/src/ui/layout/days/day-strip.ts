import { addDays, daysBetween } from '../../../i18n/calendar.ts'

/** The days a strip shows at once. */
export const stripLength = 14

/** The first and the last day with content, `YYYY-MM-DD`. */
export type Span = { readonly first: string; readonly last: string }

/** The days of the strip around `shown`; strips follow each other from the first day on. */
export function daysOfStrip(shown: string, { first }: Pick<Span, 'first'>): readonly string[] {
  const strips = Math.max(0, Math.floor(daysBetween(first, shown) / stripLength))
  const start = addDays(first, strips * stripLength)
  return Array.from({ length: stripLength }, (_, index) => addDays(start, index))
}
