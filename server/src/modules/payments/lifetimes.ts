import { day, hour, minute, second } from '@touchline/clock'

/** How long an attempt may stay in a state, in milliseconds of sandbox time. payments.md 3 */
export const lifetimes = {
  /** Registering a card payment; the gateway has answered or been given up by then. */
  authorising: 30 * second,
  /** After the bank's own time, for its provider to say that it is over. */
  challengeGrace: minute,
  /** From authorised to completed. */
  authorised: 15 * minute,
  /** As long as anybody could honestly repeat a request. */
  requestKey: day,
  /** Keys of card forms, and set-ups of cards, once they are over: nobody asks for one any more by then. [O-205] */
  over: 7 * day,
  /** As long as a provider surely knows the key of a command: it forgets after a day, and an answer takes its time. */
  commandKey: 23 * hour,
  /** Until a refund is looked at once more: a bank can send it back, and the message about that can be lost. */
  refund: hour,
} as const

const sweepDelays = [15 * second, 15 * second, minute] as const
const longestSweepDelay = 5 * minute

/** How long after its n-th unanswered question (0: none yet) the gateway is asked again. payments.md 3 */
export function nextSweepAfter(tries: number): number {
  return sweepDelays[tries] ?? longestSweepDelay
}

/**
 * How often a completion is tried: asking for the capture, and confirming the order when it is answered. Then the attempt
 * is called off by reference, which is definite either way: the order is confirmed at once or the money goes back.
 */
export const completionTries = 4

/**
 * No money stays taken for longer than this without an order or its way back: a quarter of an hour of an authorised
 * attempt, where a gateway takes money at once, and the tries of a completion (some seven minutes) with room to spare.
 */
export const capturedForMost = hour

/** How far a webhook's signature may be from real time. payments.md 4.7 */
export const signatureTolerance = 5 * minute
