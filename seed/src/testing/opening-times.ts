import { localDateTime } from '@touchline/clock'
import { daysSinceMonday } from '../seed-day.ts'

const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Whether a venue is open from the start to the end of something; `openingTimes` as days with one span of hours each. */
export function isOpenDuring(
  openingTimes: string,
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
  timezone: string,
): boolean {
  const [start, end] = [localDateTime(startsAt, timezone), localDateTime(endsAt, timezone)]
  const weekday = daysSinceMonday(start.slice(0, 10))
  const rule = openingTimes.split('; ').find((text) => coversDay(text.split(' ')[0] ?? '', weekday))
  const [opens, closes] = (rule?.split(' ')[1] ?? '').split('-')
  if (!opens || !closes) return false
  return start.slice(0, 10) === end.slice(0, 10) && opens <= start.slice(11, 16) && end.slice(11, 16) <= closes
}

function coversDay(days: string, weekday: number): boolean {
  const [first = '', last = first] = days.split('-')
  return dayNames.indexOf(first) <= weekday && weekday <= dayNames.indexOf(last)
}
