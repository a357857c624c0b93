import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import type { Reads } from '../../../repositories.ts'
import { mailOfferExpired } from '../../mails/index.ts'
import { waitlistJob, changeWaiting, expireEntry, lockPlaces } from '../../places/index.ts'

/** The job that ends an expired offer; its subject is the id of the entry. */
export const offerJob = 'waitlist-offer'

/** Ends an offer nobody took: its places go to the next in turn, its entry leaves the waitlist. [O-48] */
async function endOffer({ store, clock, ids, rules: { publicUrl } }: Deps, subject: string): Promise<void> {
  const now = clock.now()
  const mailId = await ids.integer('mail')
  await store.write(async (tx) => {
    const entry = await tx.waitlists.find({ id: Number(subject) })
    if (entry?.status !== 'offered' || entry.offerExpiresAt === null || entry.offerExpiresAt > now) return
    await tx.jobs.wake({ kind: waitlistJob, subject: String(entry.placesId), dueAt: now })
    await lockPlaces(tx, { id: entry.placesId })
    if (!(await expireEntry(tx, { id: entry.id, endedAt: now }))) return
    await changeWaiting(tx, { id: entry.placesId, count: -1 })
    await mailOfferExpired(tx, { mailId, publicUrl, entry, now })
  })
}

async function describe(reads: Reads, subject: string): Promise<string> {
  const entry = await reads.waitlists.find({ id: Number(subject) })
  return `The offer of ${entry?.count ?? 0} places to user ${entry?.userId ?? '?'} ends, unless it was taken`
}

export const endOffers: JobHandler = { kind: offerJob, describe, run: endOffer }
