import { now } from '../browser/machine.ts'

/** Milliseconds by which the platform's clock is ahead of the device's. */
let ahead = 0

/** The device's time of the platform's last answer; null before the first. */
let toldAt: number | null = null

/** How long the platform's time counts as fresh, in milliseconds: until the first page is there. */
const freshMs = 5000

/** How far a platform's clock is ahead of the device's, in milliseconds; 0 for a platform that sends no time. */
export function aheadOf(serverTime: string | null | undefined): number {
  const told = Date.parse(serverTime ?? '')
  return Number.isFinite(told) ? told - now() : 0
}

/** Sets the platform's clock; without a time, the device's counts. */
export function learnPlatformTime(serverTime: string | null | undefined): void {
  ahead = aheadOf(serverTime)
  toldAt = now()
}

/** Whether the platform's time has just been read. */
export function isTimeFresh(): boolean {
  return toldAt !== null && now() - toldAt < freshMs
}

/**
 * Now by the platform's clock, epoch milliseconds, for comparisons with today and the past. Devices are minutes wrong,
 * and a sandbox can be on any day.
 */
export function platformNow(): number {
  return now() + ahead
}
