import { dateText, fullDayText, timeRangeText, weekdayText } from '../../i18n/when.ts'
import type { Course } from './course.ts'

/** When the sessions are: always at the same time of the week, or on days of their own. */
export type Rhythm =
  | { readonly kind: 'weekly'; readonly weekday: string; readonly time: string }
  | { readonly kind: 'once'; readonly day: string; readonly time: string }
  | { readonly kind: 'several' }

type Dated = Pick<Course, 'startsAt' | 'endsAt'>

export function rhythmOf({ occurrences }: Pick<Course, 'occurrences'>): Rhythm {
  const [first] = occurrences
  if (!first) return { kind: 'several' }
  const time = timeRangeText(first.startsAt, first.endsAt)
  if (occurrences.length === 1) return { kind: 'once', day: fullDayText(first.startsAt), time }
  const weekday = weekdayText(first.startsAt)
  const steady = occurrences.every(
    ({ startsAt, endsAt }) => weekdayText(startsAt) === weekday && timeRangeText(startsAt, endsAt) === time,
  )
  return steady ? { kind: 'weekly', weekday, time } : { kind: 'several' }
}

/** First and last day in words: '1 December' and '16 February'; null where one of them is not known. */
export function courseSpan({ startsAt, endsAt }: Dated): { readonly from: string; readonly to: string } | null {
  return startsAt && endsAt ? { from: dateText(startsAt), to: dateText(endsAt) } : null
}
