import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import { writeWithIds } from '../../../infra/store/id-supply.ts'
import type { Reads } from '../../../repositories.ts'
import { waitlistJob, changeWaiting, expireEntry, lockPlaces, type WaitlistEntryRow } from '../../places/index.ts'
import { tellParties } from '../tell-waiting.ts'

/** The job that ends an expired offer; its subject is the id of the entry. */
export const offerJob = 'waitlist-offer'

/** Ends an offer nobody took: its places go to the next in turn, its entries leave the waitlist. [O-48] */
async function endOffer(deps: Deps, subject: string): Promise<void> {
  const { clock, rules } = deps
  const now = clock.now()
  await writeWithIds(deps, ['mail'], async (tx, ids) => {
    const entry = await tx.waitlists.find({ id: Number(subject) })
    if (!entry || !isOver(entry, now)) return
    const { placesId, partyId } = entry
    await tx.jobs.wake({ kind: waitlistJob, subject: String(placesId), dueAt: now })
    await lockPlaces(tx, { id: placesId })
    // People who wait together are told together.
    const together = partyId === null ? [entry] : await tx.waitlists.liveOfParty({ partyId })
    const ended: { readonly entry: WaitlistEntryRow }[] = []
    for (const other of together.filter((one) => isOver(one, now))) {
      if (await expireEntry(tx, { id: other.id, endedAt: now })) ended.push({ entry: other })
    }
    if (ended.length === 0) return
    await changeWaiting(tx, { id: placesId, count: -ended.length })
    await tellParties(tx, ended, { kind: 'offer-expired', ids, publicUrl: rules.publicUrl, now })
  })
}

function isOver({ status, offerExpiresAt }: WaitlistEntryRow, now: number): boolean {
  return status === 'offered' && offerExpiresAt !== null && offerExpiresAt <= now
}

async function describe(reads: Reads, subject: string): Promise<string> {
  const entry = await reads.waitlists.find({ id: Number(subject) })
  return `The offer of ${entry?.count ?? 0} places to user ${entry?.userId ?? '?'} ends, unless it was taken`
}

export const endOffers: JobHandler = { kind: offerJob, describe, run: endOffer }
