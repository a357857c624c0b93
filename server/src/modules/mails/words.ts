import { localDateTime } from '@touchline/clock'
import type { Dated } from '../schedules/index.ts'
import type { Text } from '@touchline/contract'
import { text } from '../../texts/index.ts'
import type { Item } from './compose.ts'

/** "Tuesday 24 November 2026, 09:30 to 10:30", in the venue's time zone. */
export function whenOf({ startsAt, endsAt, timezone }: Pick<Dated, 'startsAt' | 'endsAt' | 'timezone'>): Text {
  const [start, end] = [localDateTime(startsAt, timezone), localDateTime(endsAt, timezone)]
  const isSameDay = start.slice(0, 10) === end.slice(0, 10)
  return text(isSameDay ? 'mails:time' : 'mails:time_across_days', { start, end })
}

/** "Vinyasa flow, Tuesday 24 November 2026, 09:30 to 10:30, Dance studio, Ashcombe Leisure Centre". */
export function lineOf(dated: Dated, name: Text | string = dated.name): Text {
  return joined([name, whenOf(dated), dated.location])
}

function joined(parts: readonly (Text | string)[]): Text {
  return text('mails:parts', { parts: parts.filter((part) => part !== '') })
}

/** The attendee belongs to its name, where that is not the reader. */
export function nameFor(name: string, attendee: string | null): Text | string {
  return attendee === null ? name : text('mails:named_with', { name, who: attendee })
}

type Move = { readonly before: Dated; readonly after: Dated; readonly attendee: string | null }

/** The new and the old time and place. */
export function linesOfMove({ before, after, attendee }: Move): readonly Item[] {
  const now = lineOf(after, nameFor(after.name, attendee))
  const was = joined([before.name === after.name ? '' : before.name, whenOf(before), before.location])
  return [{ text: text('mails:now', { what: now }) }, { text: text('mails:before', { what: was }) }]
}
