import { hour, second } from '@touchline/clock'
import { PlatformError, type Text } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import type { Reads } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'

/** For so long a refused card counts, in milliseconds of sandbox time. */
const countedFor = hour
/** So many cards may be on their way to being saved, or have come to nothing, within that time. */
export const setupsPerHour = 5

/**
 * Whoever tries out cards that are not theirs is stopped: so many refused ones of a customer in an hour, whichever the
 * basket and whatever worked in between, and no bank is asked about another. The rows of the payments are what is counted,
 * so every server of a database counts the same. Throws `rate_limited`. [O-204]
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

/** The same for cards that are saved without a payment: each that is begun may be tried with a few cards. [O-204] */
export async function checkUnfinishedSetups(
  reads: Reads,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
): Promise<void> {
  const now = clock.now()
  const decisive = await reads.payments.unfinishedSetup({ userId, since: now - countedFor, newer: setupsPerHour - 1 })
  if (decisive) throw tooMany(decisive.at, now, text('payments:cards_not_saved'))
}

/** `decisive`: when what counted last but as many as are allowed happened: once it counts no more, there is room. */
function tooMany(decisive: number, now: number, reason: Text): PlatformError {
  return new PlatformError('rate_limited', {
    text: reason,
    retryAfter: Math.ceil((decisive + countedFor - now) / second),
  })
}
