import type { Hold } from '../cart.ts'

const minute = 60_000

/** From here on the hold offers an extension. */
export const warningMs = 2 * minute

/**
 * `kept`: places are held until `until`; `ending`: not for long; `paying`: a payment keeps them; `over`: the time has
 * passed. Times are epoch milliseconds by the platform's clock.
 */
export type HoldState =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly until: number }
  | { readonly kind: 'ending'; readonly until: number; readonly minutesLeft: number; readonly canExtend: boolean }
  | { readonly kind: 'paying' }
  | { readonly kind: 'over' }

/** Whole minutes until `until`, rounded up, never below 0. */
export function minutesLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / minute))
}

/** The state of the hold at `now`, by the platform's clock. */
export function holdState(hold: Hold | null | undefined, now: number): HoldState {
  if (!hold) return { kind: 'none' }
  if (hold.pinned) return { kind: 'paying' }
  const until = Date.parse(hold.expiresAt ?? '')
  if (!Number.isFinite(until)) return { kind: 'none' }
  if (until <= now) return { kind: 'over' }
  if (until - now > warningMs) return { kind: 'kept', until }
  return { kind: 'ending', until, minutesLeft: minutesLeft(until, now), canExtend: (hold.extensionsLeft ?? 0) > 0 }
}
