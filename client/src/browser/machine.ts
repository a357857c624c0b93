/** The only place where the client asks the machine for time and unique values. */

/**
 * The device's clock, epoch milliseconds. It never decides whether something can be booked: the platform has its own.
 */
export function now(): number {
  return Date.now()
}

/**
 * A UUID, for idempotency keys. `randomUUID` is absent in a frame on a page without https. Only the form of a UUID keeps
 * its digits from looking like a card number.
 */
export function uniqueKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
  return hex.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')
}

/** The device clock's minutes behind UTC, which banks ask for. */
export function timezoneOffset(): number {
  return new Date().getTimezoneOffset()
}
