import { now } from './machine.ts'

/** Milliseconds by which the platform's clock is ahead of the device's. */
let ahead = 0

/** When the platform told its time, by the device's clock; null before it did. */
let toldAt: number | null = null

/** So long, in milliseconds, nobody asks for it again: until the page that a visit begins with is there. */
const freshMs = 5000

/** How far a platform that has just told its time is ahead of the device, in milliseconds; 0 for one that tells none. */
export function aheadOf(serverTime: string | null | undefined): number {
  const told = Date.parse(serverTime ?? '')
  return Number.isFinite(told) ? told - now() : 0
}

/** Sets the platform's clock from a time that it just told; a platform that tells none is on the device's time. */
export function learnPlatformTime(serverTime: string | null | undefined): void {
  ahead = aheadOf(serverTime)
  toldAt = now()
}

/** Whether the platform's time has just been told: asking again would tell the same. */
export function isTimeFresh(): boolean {
  return toldAt !== null && now() - toldAt < freshMs
}

/**
 * Now by the clock that holds and rules go by, epoch milliseconds: for what is past and what is today. Devices are
 * minutes wrong, and a sandbox can be on any day.
 */
export function platformNow(): number {
  return now() + ahead
}
