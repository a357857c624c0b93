/** The only place where the client asks the machine for time and unique values. */

/** The device's clock, epoch milliseconds. Bookable or not is never decided by it: the platform has its own. */
export function now(): number {
  return Date.now()
}

/** A value that no other request has: for idempotency keys. */
export function uniqueKey(): string {
  return crypto.randomUUID()
}

/** Minutes that the device's own clock is behind UTC, as banks ask for it. */
export function timezoneOffset(): number {
  return new Date().getTimezoneOffset()
}
