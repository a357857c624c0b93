import { day, hour, minute, second } from '@touchline/clock'

/** How long an attempt may stay in a state, in milliseconds of sandbox time. payments.md 3 */
export const lifetimes = {
  /** Registering a card payment; by then the gateway has answered or is given up. */
  authorising: 30 * second,
  /** After the bank's own time limit, for the provider to report the end. */
  challengeGrace: minute,
  /** Left of the longest hold for a payment to begin: a bank's questions take a moment. [O-290] */
  leftToBegin: 2 * minute,
  /** From authorised to completed. */
  authorised: 15 * minute,
  /** As long as a request may reasonably be repeated. */
  requestKey: day,
  /** Ended card form keys and card set-ups: nobody needs them by then. [O-205] */
  over: 7 * day,
  /** As long as a provider surely remembers a command's key: it forgets after a day, and an answer takes time. */
  commandKey: 23 * hour,
  /** Until a refund is checked once more: a bank can send it back, and the event about that can be lost. */
  refund: hour,
} as const

const sweepDelays = [15 * second, 15 * second, minute] as const
const longestSweepDelay = 5 * minute

/** The delay before the next question after `tries` unanswered ones. payments.md 3 */
export function nextSweepAfter(tries: number): number {
  return sweepDelays[tries] ?? longestSweepDelay
}

/**
 * The tries of a completion: requesting the capture, and confirming the order. After them the attempt is cancelled by
 * reference, which is definite: the order is confirmed at once or the money is refunded.
 */
export const completionTries = 4

/**
 * The longest that money may stay captured without an order or a refund: fifteen minutes of an authorised attempt,
 * where a gateway captures at once, and the tries of a completion (some seven minutes), with a margin.
 */
export const capturedForMost = hour

/** The tolerance between a webhook's signature and real time. payments.md 4.7 */
export const signatureTolerance = 5 * minute
