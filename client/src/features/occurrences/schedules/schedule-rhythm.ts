import { dateText, fullDayText, timeRangeText, weekdayText } from '../../../i18n/when.ts'
import { sessionsHeld } from './schedule.ts'
import type { Schedule } from './schedule.ts'

/** The pattern of the sessions: weekly, on consecutive days at one time, or irregular. */
export type Rhythm =
  | { readonly kind: 'weekly'; readonly weekday: string; readonly time: string }
  | { readonly kind: 'daily'; readonly time: string }
  | { readonly kind: 'once'; readonly day: string; readonly time: string }
  | { readonly kind: 'several' }

type Dated = Pick<Schedule, 'startsAt' | 'endsAt'>

export function rhythmOf(schedule: Pick<Schedule, 'kind' | 'occurrences'>): Rhythm {
  const held = sessionsHeld(schedule)
  // A schedule that is called off altogether shows its planned sessions.
  const occurrences = held.length > 0 ? held : schedule.occurrences
  const [first] = occurrences
  if (!first) return { kind: 'several' }
  const time = timeRangeText(first.startsAt, first.endsAt)
  if (occurrences.length === 1) return { kind: 'once', day: fullDayText(first.startsAt), time }
  const weekday = weekdayText(first.startsAt)
  if (!occurrences.every(({ startsAt, endsAt }) => timeRangeText(startsAt, endsAt) === time)) return { kind: 'several' }
  if (occurrences.every(({ startsAt }) => weekdayText(startsAt) === weekday)) return { kind: 'weekly', weekday, time }
  return schedule.kind === 'camp' ? { kind: 'daily', time } : { kind: 'several' }
}

/** First and last day in words: '1 December' and '16 February'; null when one is unknown. */
export function scheduleSpan({ startsAt, endsAt }: Dated): { readonly from: string; readonly to: string } | null {
  return startsAt && endsAt ? { from: dateText(startsAt), to: dateText(endsAt) } : null
}
