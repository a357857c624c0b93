/** The only place where the client asks the machine for time and unique values. */

/**
 * The device's clock, epoch milliseconds. It never decides whether something can be booked: the platform has its own.
 */
export function now(): number {
  return Date.now()
}

/** A unique value, for idempotency keys. */
export function uniqueKey(): string {
  return crypto.randomUUID()
}

/** The device clock's minutes behind UTC, which banks ask for. */
export function timezoneOffset(): number {
  return new Date().getTimezoneOffset()
}
