export {
  addDays,
  addMonths,
  asOnThisMachine,
  daysBetween,
  instantText,
  isDay,
  localDate,
  localDateTime,
  parseDuration,
  utcDateTime,
  zonedInstant,
} from './calendar.ts'
export { forgiveOwnAbsence, patience } from './patience.ts'

/** The only source of time: answers UTC epoch milliseconds. */
export type Clock = { readonly now: () => number }

/** The machine's own clock. Nothing outside this package reads it. */
export const systemClock: Clock = { now: () => Date.now() }

export type FixedClock = Clock & {
  /** Moves the clock to an instant (epoch milliseconds). It never goes back. */
  readonly setTo: (instant: number) => void
  readonly advance: (milliseconds: number) => void
}

/** A clock that stands still until it is moved; `at` is epoch milliseconds or an ISO 8601 instant. */
export function fixedClock(at: number | string): FixedClock {
  let now = typeof at === 'number' ? at : Date.parse(at)
  if (!Number.isFinite(now)) throw new RangeError(`not an instant: ${at}`)
  return {
    now: () => now,
    setTo(instant) {
      if (instant < now) throw new RangeError('a clock never goes back')
      now = instant
    },
    advance(milliseconds) {
      if (milliseconds < 0) throw new RangeError('a clock never goes back')
      now += milliseconds
    },
  }
}

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
