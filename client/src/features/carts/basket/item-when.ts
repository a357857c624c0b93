import { compareCodes } from '../../../i18n/compare.ts'
import { dateText, dayText, timeRangeText, weekdayText } from '../../../i18n/when.ts'
import { sessionsOf } from '../cart.ts'
import type { SessionItem } from '../cart.ts'

type Dated = Parameters<typeof sessionsOf>[0]

/** When an item takes place: one session, the same time every week, or a number of sessions on different days. */
export type ItemWhen =
  | { readonly kind: 'once'; readonly day: string; readonly time: string }
  | {
      readonly kind: 'weekly'
      readonly weekday: string
      readonly time: string
      readonly count: number
      readonly from: string
      readonly to: string
    }
  | { readonly kind: 'several'; readonly count: number; readonly from: string; readonly to: string }

/** Two sessions that a customer would call "the same time": weekday, start and end by the venue's clock. */
function rhythmOf({ startsAt, endsAt }: SessionItem): string {
  return `${weekdayText(startsAt)} ${timeRangeText(startsAt, endsAt)}`
}

/** What a customer needs to be there, from the sessions that are really bought; undefined for what has no time. [S3-028] */
export function itemWhen(item: Dated): ItemWhen | undefined {
  const sessions = sessionsOf(item).toSorted((a, b) => compareCodes(a.startsAt.utc, b.startsAt.utc))
  const [first] = sessions
  const last = sessions.at(-1)
  if (!first || !last || sessions.length === 1) {
    const { startsAt, endsAt } = first ?? item
    if (!startsAt) return undefined
    return { kind: 'once', day: dayText(startsAt), time: timeRangeText(startsAt, endsAt ?? null) }
  }
  const span = { count: sessions.length, from: dateText(first.startsAt), to: dateText(last.startsAt) }
  const rhythms = new Set(sessions.map(rhythmOf))
  if (rhythms.size > 1) return { kind: 'several', ...span }
  return {
    kind: 'weekly',
    weekday: weekdayText(first.startsAt),
    time: timeRangeText(first.startsAt, first.endsAt),
    ...span,
  }
}
