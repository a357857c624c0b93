import { now } from './machine.ts'

/** Milliseconds by which the platform's clock is ahead of the device's. */
let ahead = 0

/** How far a platform that has just told its time is ahead of the device, in milliseconds; 0 for one that tells none. */
export function aheadOf(serverTime: string | null | undefined): number {
  const told = Date.parse(serverTime ?? '')
  return Number.isFinite(told) ? told - now() : 0
}

/** Sets the platform's clock from a time that it just told; a platform that tells none is on the device's time. */
export function learnPlatformTime(serverTime: string | null | undefined): void {
  ahead = aheadOf(serverTime)
}

/**
 * Now by the clock that holds and rules go by, epoch milliseconds: for what is past and what is today. Devices are
 * minutes wrong, and a sandbox can be on any day.
 */
export function platformNow(): number {
  return now() + ahead
}
