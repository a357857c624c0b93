import { localDate, minute } from '@touchline/clock'
import type { Channel, Reason } from '@touchline/contract'
import type { Audiences } from '../../pricing/index.ts'
import type { Schedule, BookingWindowRow } from '../../schedules/index.ts'

/** The period in which an audience may book something that starts at `startsAt`. */
export function spanOf(window: BookingWindowRow, startsAt: number) {
  const before = (minutes: number | null) => (minutes === null ? null : startsAt - minutes * minute)
  return {
    opensAt: window.opensAt ?? before(window.opensMinutesBefore) ?? -Infinity,
    closesAt: window.closesAt ?? before(window.closesMinutesBefore) ?? Infinity,
  }
}

/** The windows of a person's audiences; those of everybody, for an unknown visitor. */
function windowsFor({ windows }: Pick<Schedule, 'windows'>, audiences: Audiences) {
  return windows.filter(({ audience }) => audiences.has(audience))
}

/**
 * The reason booking is closed at `now` to the audiences on a channel; undefined when it is open or has no windows. The
 * most generous window counts; staff may always book.
 */
export function whyNotOpen(
  schedule: Pick<Schedule, 'windows' | 'venue'>,
  {
    startsAt,
    audiences,
    channel,
    now,
  }: {
    readonly startsAt: number
    readonly audiences: Audiences
    readonly channel: Channel
    readonly now: number
  },
): Reason | undefined {
  if (channel === 'foh') return undefined
  const spans = windowsFor(schedule, audiences).map((window) => spanOf(window, startsAt))
  if (spans.length === 0 || spans.some(({ opensAt, closesAt }) => opensAt <= now && now < closesAt)) return undefined
  const next = Math.min(...spans.map(({ opensAt }) => opensAt).filter((opensAt) => opensAt > now))
  if (next === Infinity) return { code: 'booking_closed' }
  return { code: 'booking_opens', values: { date: localDate(next, schedule.venue.timezone) } }
}

/** The opening time for the audiences, if still to come. */
export function opensLater(
  schedule: Pick<Schedule, 'windows'>,
  { startsAt, audiences, now }: { readonly startsAt: number; readonly audiences: Audiences; readonly now: number },
): number | undefined {
  const opens = windowsFor(schedule, audiences).map((window) => spanOf(window, startsAt).opensAt)
  const first = Math.min(...opens)
  return opens.length > 0 && first > now ? first : undefined
}

/** The closing time for the audiences; undefined when that is the start. */
export function closesAt(
  schedule: Pick<Schedule, 'windows'>,
  { startsAt, audiences }: { readonly startsAt: number; readonly audiences: Audiences },
): number | undefined {
  const closes = Math.max(
    -Infinity,
    ...windowsFor(schedule, audiences).map((window) => spanOf(window, startsAt).closesAt),
  )
  return Number.isFinite(closes) ? closes : undefined
}

/** The closing time for the last audience; undefined when that is the start for anybody. */
export function closedToAll({ windows }: Pick<Schedule, 'windows'>, startsAt: number): number | undefined {
  // A person of no audience with a window may always book.
  if (!windows.some(({ audience }) => audience === 'everybody')) return undefined
  const last = Math.max(...windows.map((window) => spanOf(window, startsAt).closesAt))
  return Number.isFinite(last) ? last : undefined
}
