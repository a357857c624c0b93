import { localDateTime } from '@touchline/clock'
import type { Language } from '../../infra/words/language.ts'
import { timeOf, weekdayMomentIn } from '../../infra/words/moments.ts'
import type { Dated } from '../schedules/index.ts'
import type { Item } from './compose.ts'
import { mailWords } from './mail-words.ts'

/** "Tuesday 24 November 2026, 09:30 to 10:30", by the clock of the venue. */
export function whenOf(
  language: Language,
  { startsAt, endsAt, timezone }: Pick<Dated, 'startsAt' | 'endsAt' | 'timezone'>,
): string {
  const [start, end] = [localDateTime(startsAt, timezone), localDateTime(endsAt, timezone)]
  const isSameDay = start.slice(0, 10) === end.slice(0, 10)
  return mailWords(language)('time', {
    start: weekdayMomentIn(language, start),
    end: isSameDay ? timeOf(end) : weekdayMomentIn(language, end),
  })
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
