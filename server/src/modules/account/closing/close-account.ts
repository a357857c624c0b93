import { addDays, hour, localDate } from '@touchline/clock'
import type { ClosingWait } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import { writeWithIds } from '../../../infra/store/id-supply.ts'
import type { Tx } from '../../../repositories.ts'
import { forgetAttendeesOf } from '../../attendees/index.ts'
import { cancelForLeaver, cancellationKinds, listTooLate } from '../../bookings/index.ts'
import { emptyCart, forgetChoicesOf, forgetNoticesOf } from '../../carts/index.ts'
import { writeOffCredit } from '../../credits/index.ts'
import { clearFile, hideFilesOf } from '../../documents/index.ts'
import { endMembershipsOf, forgetMembershipRequestsOf } from '../../memberships/index.ts'
import { endPackagesOf } from '../../packages/index.ts'
import { forgetCardsOf } from '../../payments/index.ts'
import { forgetPerson, lockPeople } from '../../people/index.ts'
import { forgetBookingAnswersOf } from '../../reservations/index.ts'
import { forgetSearchesOf } from '../../saved-searches/index.ts'
import { endWaitsOf } from '../../waitlists/index.ts'
import { removeDownload } from '../downloads/end-download.ts'
import { accountWrites } from '../repository.ts'
import { closingJob } from './closing-job.ts'
import { type Leavers, readLeavers } from './leavers.ts'
import { readWaits } from './read-waits.ts'
import { mailClosed, mailClosingWaits } from './tell-closing.ts'

/** When a closing that has to wait is tried again. */
const nextTry = hour

/**
 * Closes an account that is due, or notes what it waits for. Baskets and bookings go first; a refund that they start is
 * waited for, so that money never arrives at nobody. Safe to repeat.
 */
async function closeAccount(deps: Deps, subject: string): Promise<void> {
  const userId = Number(subject)
  const now = deps.clock.now()
  const isOpen = await deps.store.read(async (reads) => {
    const closing = await reads.account.closingOf({ userId })
    return closing?.closedAt === null
  })
  if (!isOpen) return
  const waits = await deps.store.read(async (reads) => readWaits(reads, await readLeavers(reads, userId), now))
  const mailId = await deps.ids.integer('mail')
  if (waits.length > 0) return deps.store.write((tx) => putOff(tx, { userId, mailId, waits, now }))
  await emptyBaskets(deps, userId)
  await cancelBookings(deps, { userId, isOfOthers: false, now })
  await cancelBookings(deps, { userId, isOfOthers: true, now })
  await finish(deps, { userId, mailId, now })
}

type Due = { readonly userId: number; readonly mailId: number; readonly now: number }

/** Tries again later, and tells the user when the reasons are new. */
async function putOff(tx: Tx, { waits, ...due }: Due & { readonly waits: readonly ClosingWait[] }): Promise<void> {
  const { userId, now } = due
  const before = (await tx.account.closingOf({ userId }))?.waitsFor ?? []
  if (waits.some((wait) => !before.includes(wait))) await mailClosingWaits(tx, { ...due, waits })
  await accountWrites(tx).setWaits({ userId, waitsFor: waits })
  await tx.jobs.put({ kind: closingJob, subject: String(userId), dueAt: now + nextTry })
}

async function emptyBaskets(deps: Deps, userId: number): Promise<void> {
  const baskets = await deps.store.read((reads) => reads.held.openBaskets({ userId }))
  for (const basket of baskets) {
    await deps.store.write((tx) => emptyCart(tx, deps, { basket, source: 'my-account' }))
  }
}

type Cancelling = { readonly userId: number; readonly isOfOthers: boolean; readonly now: number }

/** Cancels the leavers' own purchases, or those that others have made for them. */
function cancelBookings(deps: Deps, { userId, isOfOthers, now }: Cancelling): Promise<void> {
  return writeWithIds(deps, cancellationKinds, async (tx, ids) => {
    const leavers = await readLeavers(tx, userId)
    const rows = await tx.account.upcoming({ userIds: leavers.ids, now })
    const tooLate = await listTooLate(tx, rows, now)
    const going = rows.filter(({ id, ownerId }) => !tooLate.has(id) && leavers.ids.includes(ownerId) !== isOfOthers)
    if (going.length === 0) return
    await cancelForLeaver(tx, deps, { bookingIds: going.map(({ id }) => id), isOfOthers, ids, now })
  })
}

/** The files that go once an account is closed. */
type Ended = { readonly downloads: readonly { readonly id: string }[]; readonly documents: readonly string[] }
const nothing: Ended = { downloads: [], documents: [] }

/** The last step: everything is judged once more, because the user could act until now. */
async function finish(deps: Deps, due: Due): Promise<void> {
  const { userId, now } = due
  const ended = await deps.store.write<Ended>(async (tx) => {
    const leavers = await readLeavers(tx, userId)
    // A booking made at this moment is seen here, or finds the account closed.
    await lockPeople(tx, leavers.ids)
    const waits = await readWaits(tx, leavers, now)
    const upcoming = await tx.account.upcoming({ userIds: leavers.ids, now })
    if (waits.length > 0 || upcoming.length > 0) {
      await putOff(tx, { ...due, waits })
      return nothing
    }
    if (!(await accountWrites(tx).markClosed({ userId, closedAt: now, waitsFor: [] }))) return nothing
    await forgetMails(tx, userId)
    await mailClosed(tx, due)
    const downloads = await accountWrites(tx).endDownloadsOf({ userId })
    await accountWrites(tx).deleteFeed({ userId })
    return { downloads, documents: await endAll(tx, leavers, now) }
  })
  for (const { id } of ended.downloads) await removeDownload(deps, id)
  for (const id of ended.documents) await clearFile(deps, id)
}

/** Sent mails name their reader and what they booked. */
async function forgetMails(tx: Tx, userId: number): Promise<void> {
  const user = await tx.users.byId({ id: userId })
  await tx.outbox.forget({ userId, to: user?.email ?? '' })
}

/** Answers the ids of the documents to clear. */
async function endAll(tx: Tx, { ids }: Leavers, now: number): Promise<readonly string[]> {
  const waits = await tx.held.waits({ userIds: ids })
  await endWaitsOf(tx, { entryIds: waits.map(({ id }) => id), now })
  const documents: string[] = []
  const yesterday = addDays(localDate(now, 'Europe/London'), -1)
  for (const userId of ids) {
    await writeOffCredit(tx, { userId, now })
    await endPackagesOf(tx, { userId, endedAt: now })
    await endMembershipsOf(tx, { userId, endsOn: yesterday })
    await forgetMembershipRequestsOf(tx, { userId, now })
    await forgetCardsOf(tx, { userId, now })
    await forgetAttendeesOf(tx, { ownerId: userId })
    await forgetBookingAnswersOf(tx, { userId })
    await forgetNoticesOf(tx, { userId })
    await forgetChoicesOf(tx, { userId })
    await forgetSearchesOf(tx, { userId })
    documents.push(...(await hideFilesOf(tx, { userId, now })))
    await forgetPerson(tx, userId)
  }
  return documents
}

export const closings: JobHandler = {
  kind: closingJob,
  describe: async (_reads, subject) => `The account of user ${subject} is closed, unless it has to wait`,
  run: closeAccount,
}
