import { now } from './machine.ts'

/** Milliseconds by which the platform's clock is ahead of the device's. */
let ahead = 0

/** Sets the platform's clock from a time that it just told; a platform that tells none is on the device's time. */
export function learnPlatformTime(serverTime: string | undefined): void {
  const told = serverTime === undefined ? Number.NaN : Date.parse(serverTime)
  ahead = Number.isNaN(told) ? 0 : told - now()
}

/**
 * Now by the clock that holds and rules go by, epoch milliseconds: for what is past and what is today. Devices are
 * minutes wrong, and a sandbox can be on any day.
 */
export function platformNow(): number {
  return now() + ahead
}
