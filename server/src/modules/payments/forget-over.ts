import { day } from '@touchline/clock'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import type { Reads, Tx } from '../../repositories.ts'
import { lifetimes } from './lifetimes.ts'
import { paymentWrites } from './repository.ts'

const [kind, subject] = ['payment-forgetting', 'what is over']

/** Read in a snapshot before the write, so that simultaneous payments do not contend for the job row. */
export async function isForgettingPlanned(reads: Reads): Promise<boolean> {
  return (await reads.jobs.find({ kind, subject })) !== undefined
}

/** Schedules the one deletion job for some time after an end. */
export function planForgetting(tx: Tx, expiresAt: number): Promise<void> {
  return tx.jobs.put({ kind, subject, dueAt: expiresAt + lifetimes.over })
}

/**
 * Deletes card form keys and card set-ups that ended a week ago; orders, receipts, refunds and the rules do not need
 * them. Safe to repeat. [O-205]
 */
async function forget({ store, clock }: Deps): Promise<void> {
  const now = clock.now()
  await store.write(async (tx) => {
    const before = now - lifetimes.over
    await paymentWrites(tx).deleteSessions({ before })
    await paymentWrites(tx).deleteSetups({ before })
    const ends = [await tx.payments.firstSessionToEnd(), await tx.payments.firstSetupToEnd()].flatMap(
      (one) => one?.at ?? [],
    )
    // At most once a day.
    if (ends.length > 0) await planForgetting(tx, Math.max(Math.min(...ends), before + day))
  })
}

export const forgetOver: JobHandler = {
  kind,
  describe: async () => 'keys of card forms that have been over for a week are forgotten',
  run: forget,
}
