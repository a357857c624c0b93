import { day } from '@touchline/clock'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import type { Reads, Tx } from '../../repositories.ts'
import { lifetimes } from './lifetimes.ts'
import { paymentWrites } from './repository.ts'

const [kind, subject] = ['payment-forgetting', 'what is over']

/** Asked in a snapshot before the write, so that those who pay at once do not meet at the list of jobs. */
export async function isForgettingPlanned(reads: Reads): Promise<boolean> {
  return (await reads.jobs.find({ kind, subject })) !== undefined
}

/** Plans that something is forgotten, some time after its end. One job does it for everything. */
export function planForgetting(tx: Tx, expiresAt: number): Promise<void> {
  return tx.jobs.put({ kind, subject, dueAt: expiresAt + lifetimes.over })
}

/**
 * Keys of card forms and set-ups of cards that have been over for a week are deleted: orders, receipts, refunds and the
 * rules need what was paid and which cards are kept, not what they were entered with. Safe to repeat. [O-205]
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
    // At most once a day, however many there are.
    if (ends.length > 0) await planForgetting(tx, Math.max(Math.min(...ends), before + day))
  })
}

export const forgetOver: JobHandler = {
  kind,
  describe: async () => 'keys of card forms that have been over for a week are forgotten',
  run: forget,
}
