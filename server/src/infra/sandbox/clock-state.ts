import { day, parseDuration } from '@touchline/clock'
import { type ClockMove, PlatformError } from '@touchline/contract'
import { text } from '../../texts/index.ts'

/** A sandbox clock: real time plus an offset, or standing still. Instants are epoch milliseconds. */
export type ClockState = { readonly offsetMs: number; readonly frozenAt: number | null }

/** Furthest a clock moves in one call. */
const longestMove = 3660 * day

/** The range of a sandbox's clock: bookings years ahead still have a four-digit year. */
const earliest = Date.UTC(2000, 0, 1)
const latest = Date.UTC(2100, 0, 1)

/** The start of a sandbox. Throws `validation_failed` before 2000 or after 2099. */
export function beginningAt(moment: string): number {
  const instant = Date.parse(moment)
  if (instant >= earliest && instant < latest) return instant
  throw new PlatformError('validation_failed', { fields: { at: [text('sandbox:years')] } })
}

/** The time of a sandbox at an instant of real time. */
export function nowOf({ offsetMs, frozenAt }: ClockState, wall: number): number {
  return frozenAt ?? wall + offsetMs
}

/** The state in which the clock shows `instant` at real time `wall`, frozen or running. */
export function clockAt(instant: number, wall: number, frozen: boolean): ClockState {
  return frozen ? { offsetMs: 0, frozenAt: instant } : { offsetMs: instant - wall, frozenAt: null }
}

/**
 * The target instant of a move, and whether the clock stands still afterwards. Throws `validation_failed` for an
 * unclear move, `clock_not_movable` when it goes back or too far.
 */
export function targetOf(
  state: ClockState,
  move: ClockMove,
  wall: number,
): { readonly target: number; readonly frozen: boolean } {
  const now = nowOf(state, wall)
  const frozen = move.frozen ?? state.frozenAt !== null
  if (move.now !== undefined && move.advance !== undefined) {
    throw new PlatformError('validation_failed', { fields: { advance: [text('sandbox:now_or_advance')] } })
  }
  const target = move.now === undefined ? now + durationIn(move.advance) : Date.parse(move.now)
  if (target < now || target - now > longestMove || target >= latest) throw new PlatformError('clock_not_movable')
  return { target, frozen }
}

function durationIn(advance: string | undefined): number {
  if (advance === undefined) return 0
  const duration = parseDuration(advance)
  if (duration === undefined) {
    throw new PlatformError('validation_failed', {
      fields: { advance: [text('sandbox:duration')] },
    })
  }
  return duration
}
