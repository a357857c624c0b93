import { day, minute, second } from '@touchline/clock'

/** Lifetimes, in milliseconds of the merchant's time. */
export const lifetimes = {
  sessionKey: 400 * second,
  cardIdentifier: 400 * second,
  paymentSession: 3600 * second,
  setupIntent: 3600 * second,
  linkedSecurityCode: 400 * second,
  challenge: 600 * second,
  /** By the provider of the payment. */
  hold: { 'card-gateway': 30 * day, 'card-provider': 7 * day, 'session-provider': 7 * day },
  idempotencyRecord: day,
  refundSettles: minute,
} as const

/** WCAG 2.2.1 asks for at least ten extensions. */
export const challengeExtensions = 10
export const codeAttempts = 3
export const tokeniseAttempts = 3
/** A set-up ends after this many refused cards. */
export const setupRefusals = 3

/** Waits between the attempts of a webhook delivery, which is then given up. */
export const webhookRetries: readonly number[] = [second, 5 * second, 30 * second, 5 * minute, 60 * minute]

/** The simulated settlement at 23:59 UTC of the day of capture; a void is possible before it. */
export function settlesAt(capturedAt: number): number {
  const settlement = Math.floor(capturedAt / day) * day + day - minute
  return capturedAt < settlement ? settlement : settlement + day
}
