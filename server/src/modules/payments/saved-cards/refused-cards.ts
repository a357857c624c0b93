import { hour, second } from '@touchline/clock'
import { PlatformError, type Text } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import type { Reads } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'

/** How long a refused card counts, in milliseconds of sandbox time. */
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
