import { daysBetween, localDate, localDateTime } from '@touchline/clock'
import type { Language } from '../../infra/words/say-in.ts'
import type { Item } from './compose.ts'
import { dayNames, mailWords } from './mail-words.ts'

/** Something at a time and a place, as a mail names it. */
export type Dated = {
  readonly name: string
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly endsAt: number
  readonly timezone: string
  /** From the room up to the venue. */
  readonly location: string
}

/** "Tuesday 24 November 2026, 09:30 to 10:30", by the clock of the venue. */
export function whenOf(language: Language, { startsAt, endsAt, timezone }: Omit<Dated, 'name' | 'location'>): string {
  const end = localDateTime(endsAt, timezone)
  const isSameDay = localDate(startsAt, timezone) === localDate(endsAt, timezone)
  return mailWords(language)('time', {
    start: momentOf(startsAt, timezone, language),
    end: isSameDay ? end.slice(11, 16) : momentOf(endsAt, timezone, language),
  })
}

/** "Tuesday 24 November 2026, 09:30". */
export function momentOf(instant: number, timezone: string, language: Language = 'en'): string {
  const local = localDateTime(instant, timezone)
  const [year = '', month = '', day = ''] = local.slice(0, 10).split('-')
  // Days are counted from a Sunday.
  const counted = daysBetween('1899-12-31', local.slice(0, 10)) % 7
  const [weekday, monthName] = dayNames(language, counted, Number(month) - 1)
  return `${weekday} ${Number(day)} ${monthName} ${year}, ${local.slice(11, 16)}`
}

/** "Vinyasa flow, Tuesday 24 November 2026, 09:30 to 10:30, Dance studio, Ashcombe Leisure Centre". */
export function lineOf(language: Language, dated: Dated, name = dated.name): string {
  return [name, whenOf(language, dated), dated.location].filter((part) => part !== '').join(', ')
}

/** Who it is for belongs to its name, where that is not the reader. */
export function nameFor(name: string, attendee: string | null): string {
  return attendee === null ? name : `${name} (${attendee})`
}

type Move = { readonly before: Dated; readonly after: Dated; readonly attendee: string | null }

/** When and where something is now, and when and where it was. */
export function linesOfMove(language: Language, { before, after, attendee }: Move): readonly Item[] {
  const say = mailWords(language)
  const now = lineOf(language, after, nameFor(after.name, attendee))
  const was = [before.name === after.name ? '' : before.name, whenOf(language, before), before.location]
  return [
    { text: say('now', { what: now }) },
    { text: say('before', { what: was.filter((part) => part !== '').join(', ') }) },
  ]
}
