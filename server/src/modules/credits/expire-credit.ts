import { minute } from '@touchline/clock'
import { least, minus, sum, zero } from '@touchline/money'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import type { Tx } from '../../repositories.ts'
import { post } from '../ledger/index.ts'
import type { CreditRow } from './tables.ts'
import { creditWrites } from './repository.ts'

const kind = 'credit-expiry'

/** How long after its end credit is looked at again that a payment under way may still spend. */
const lookAgainMs = 10 * minute

/** Puts the end of a grant on the list of jobs, or moves it. */
export function scheduleExpiry(tx: Tx, grantId: number, dueAt: number): Promise<void> {
  return tx.jobs.put({ kind, subject: String(grantId), dueAt })
}

/**
 * Writes off what is left of a grant. It could not be spent since its end in any case; an order that was placed before
 * may still be paid with it, so that one is waited for. Safe to repeat.
 */
async function expireCredit({ store, clock }: Deps, subject: string): Promise<void> {
  const now = clock.now()
  const id = Number(subject)
  await store.write(async (tx) => {
    const owner = await tx.credits.byId({ id })
    if (!owner) return
    // Whoever sets credit aside or spends it takes the user's grants first: what is read next stays true.
    await creditWrites(tx).touchGrants({ userId: owner.userId })
    const grant = await tx.credits.byId({ id })
    if (!grant || grant.expiresAt === null || grant.remaining === zero) return
    if (grant.expiresAt > now) return scheduleExpiry(tx, id, grant.expiresAt)
    if (await tx.credits.isPromised({ userId: grant.userId, type: grant.type }))
      return scheduleExpiry(tx, id, now + lookAgainMs)
    await post(tx, {
      id: `expiry:${id}`,
      at: now,
      entries: [
        { account: `credit:${id}`, amount: grant.remaining },
        { account: 'credit-expired', amount: minus(zero, grant.remaining) },
      ],
    })
    await lowerReservations(tx, grant, now)
  })
}

/**
 * What baskets have set aside of credit that is no more is given back, so that they can be paid in another way: the basket
 * that came last does without it first.
 */
async function lowerReservations(
  tx: Tx,
  { userId, type }: Pick<CreditRow, 'userId' | 'type'>,
  now: number,
): Promise<void> {
  const grants = await tx.credits.usableBy({ userId, now })
  const reserved = (await tx.credits.reservedBy({ userId })).filter((one) => one.type === type)
  let left = sum(grants.filter((one) => one.type === type).map(({ remaining }) => remaining))
  for (const { cartId, amount } of reserved) {
    const kept = least(amount, left)
    left = minus(left, kept)
    if (kept === zero) await creditWrites(tx).releaseReservation({ cartId, type })
    else if (kept < amount) await creditWrites(tx).resizeReservation({ cartId, type, amount: kept })
  }
}

export const creditJobs: readonly JobHandler[] = [
  { kind, describe: async (_reads, subject) => `What is left of credit ${subject} expires`, run: expireCredit },
]
