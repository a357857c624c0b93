import { localDate } from '@touchline/clock'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../infra/jobs/index.ts'
import { writeWithIds } from '../../infra/store/id-supply.ts'
import type { Reads } from '../../repositories.ts'
import { mailReminder, type Told } from '../mails/index.ts'
import { remindAt, reminderJob, scheduleReminder } from '../reservations/index.ts'
import { toldOf } from './told.ts'

/**
 * Reminds of the bookings of an order that are tomorrow: one mail for each reader and day, however often this runs. A
 * person without an address is told through the buyer; a reader may have switched reminders off. [O-303]
 */
async function sendReminders(deps: Deps, subject: string): Promise<void> {
  const orderId = Number(subject)
  const now = deps.clock.now()
  const { publicUrl } = deps.rules
  await writeWithIds(deps, ['mail'], async (tx, ids) => {
    const itemIds = (await tx.orders.itemsOf({ orderId })).map(({ id }) => id)
    const bookings = itemIds.length === 0 ? [] : await tx.bookings.bookingsOfItems({ itemIds })
    const live = bookings.filter((one) => one.orderId === orderId && one.status === 'settled' && one.startsAt > now)
    const due = (await toldOf(tx, live, now)).filter(
      (one) => one.isPostponed !== true && remindAt(one.startsAt, one.timezone) <= now,
    )
    for (const [key, [first, ...others]] of await byReaderAndDay(tx, due)) {
      if (!first) continue
      const [readerId] = key.split(' ')
      const mail = { mailId: ids.mail(), publicUrl, now, about: `${orderId} ${key}`, readerId: Number(readerId) }
      await mailReminder(tx, { ...mail, bookings: [first, ...others] })
    }
    await scheduleReminder(tx, { orderId, itemIds, now })
  })
}

/** Grouped by the reader's id and the local day, `12 2025-04-08`; bookings without a reader are left out. */
async function byReaderAndDay(reads: Reads, due: readonly Told[]): Promise<ReadonlyMap<string, readonly Told[]>> {
  const groups = new Map<string, Told[]>()
  for (const one of due) {
    const readerId = await readerOf(reads, one)
    if (readerId === undefined) continue
    const key = `${readerId} ${localDate(one.startsAt, one.timezone)}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return groups
}

async function readerOf(reads: Reads, { userId, ownerId }: Told): Promise<number | undefined> {
  for (const id of new Set([userId ?? ownerId, ownerId])) {
    const user = await reads.users.byId({ id })
    if (user?.email) return user.bookingReminders === false ? undefined : id
  }
  return undefined
}

async function describe(_reads: Reads, subject: string): Promise<string> {
  return `The bookings of order ${subject} that are tomorrow are called to mind`
}

export const bookingJobs: readonly JobHandler[] = [{ kind: reminderJob, describe, run: sendReminders }]
