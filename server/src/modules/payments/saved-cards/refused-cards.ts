import { hour, second } from '@touchline/clock'
import { PlatformError, type Text } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import type { Reads } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'

/** The time for which a refused card or an abandoned payment counts, in milliseconds of sandbox time. */
const countedFor = hour
/** The most unfinished or failed card set-ups within that time. */
export const setupsPerHour = 5

/**
 * Stops card testing: after too many refused cards of a customer in an hour, in any baskets, no bank is asked about
 * another. Counted from payment rows, so all servers of a database count alike. Throws `rate_limited`.
 */
export async function checkRefusedCards(
  reads: Reads,
  { clock, rules }: Pick<Deps, 'clock' | 'rules'>,
  userId: number,
): Promise<void> {
  const now = clock.now()
  const since = now - countedFor
  const decisive = await reads.payments.refusedCard({ userId, since, newer: rules.refusedCardsPerHour - 1 })
  if (decisive) throw tooMany(decisive.at, now, text('payments:cards_refused'))
}

/**
 * The same limit for payments: one that was begun at a bank and abandoned counts like a refused card, because it keeps
 * places from others. Throws `rate_limited`. [O-291]
 */
export async function checkFruitlessPayments(
  reads: Reads,
  deps: Pick<Deps, 'clock' | 'rules'>,
  userId: number,
): Promise<void> {
  await checkRefusedCards(reads, deps, userId)
  const now = deps.clock.now()
  const asked = { userId, since: now - countedFor, newer: deps.rules.refusedCardsPerHour - 1 }
  const decisive = await reads.payments.fruitlessPayment(asked)
  if (decisive) throw tooMany(decisive.at, now, text('payments:payments_abandoned'))
}

/** The same limit for cards saved without a payment: each set-up allows a few cards. */
export async function checkUnfinishedSetups(
  reads: Reads,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
): Promise<void> {
  const now = clock.now()
  const decisive = await reads.payments.unfinishedSetup({ userId, since: now - countedFor, newer: setupsPerHour - 1 })
  if (decisive) throw tooMany(decisive.at, now, text('payments:cards_not_saved'))
}

/** `decisive`: the instant of the oldest event that still counts towards the limit; once it expires, there is room. */
function tooMany(decisive: number, now: number, reason: Text): PlatformError {
  return new PlatformError('rate_limited', {
    text: reason,
    retryAfter: Math.ceil((decisive + countedFor - now) / second),
  })
}
