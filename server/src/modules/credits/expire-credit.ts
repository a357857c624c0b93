import { minute } from '@touchline/clock'
import { least, minus, sum, zero } from '@touchline/money'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import type { Tx } from '../../repositories.ts'
import { post } from '../ledger/index.ts'
import type { CreditRow } from './tables.ts'
import { creditWrites } from './repository.ts'

const kind = 'credit-expiry'

/** When to look again at expired credit that a payment under way may still spend. */
const lookAgainMs = 10 * minute

/** Schedules, or reschedules, the expiry of a grant. */
export function scheduleExpiry(tx: Tx, grantId: number, dueAt: number): Promise<void> {
  return tx.jobs.put({ kind, subject: String(grantId), dueAt })
}

/**
 * Writes off the rest of an expired grant. An order placed before its end may still be paid with it, so a pending
 * payment is waited for. Safe to repeat.
 */
async function expireCredit({ store, clock }: Deps, subject: string): Promise<void> {
  const now = clock.now()
  const id = Number(subject)
  await store.write(async (tx) => {
    const owner = await tx.credits.byId({ id })
    if (!owner) return
    // Every reservation and spending locks the user's grants first, so the rows read next stay true.
    await creditWrites(tx).touchGrants({ userId: owner.userId })
    const grant = await tx.credits.byId({ id })
    if (!grant || grant.expiresAt === null || grant.remaining === zero) return
    if (grant.expiresAt > now) return scheduleExpiry(tx, id, grant.expiresAt)
    if (await tx.credits.isPromised({ userId: grant.userId, type: grant.type }))
      return scheduleExpiry(tx, id, now + lookAgainMs)
    await writeOff(tx, grant, now)
    await lowerReservations(tx, grant, now)
  })
}

/** Writes off all credit of a user who leaves. Part of a transaction. */
export async function writeOffCredit(
  tx: Tx,
  { userId, now }: { readonly userId: number; readonly now: number },
): Promise<void> {
  await creditWrites(tx).touchGrants({ userId })
  for (const grant of await tx.credits.usableBy({ userId, now })) await writeOff(tx, grant, now)
}

function writeOff(tx: Tx, { id, remaining }: Pick<CreditRow, 'id' | 'remaining'>, now: number): Promise<void> {
  return post(tx, {
    id: `expiry:${id}`,
    at: now,
    entries: [
      { account: `credit:${id}`, amount: remaining },
      { account: 'credit-expired', amount: minus(zero, remaining) },
    ],
  })
}

/** Lowers reservations of expired credit, newest basket first, so that those baskets can be paid in another way. */
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
