import type { Tx } from '../../repositories.ts'
import { writeWaitlistMail } from './waitlist-mail.ts'

export type Turn = Awaited<ReturnType<Tx['waitlists']['inTurn']>>[number]

type Telling = { readonly turn: Turn; readonly mailId: number; readonly keptUntil: number | null; readonly now: number }

/**
 * Puts a mail into the outbox: places came free. Who has no address of their own is told by who put them on the list.
 * Part of a unit of work.
 */
export async function tellWaiting(tx: Tx, { turn, mailId, keptUntil, now }: Telling): Promise<void> {
  const { entry, occurrence, schedule } = turn
  const user = await tx.users.byId({ id: entry.userId })
  const reader = user?.email ? user : await tx.users.byId({ id: entry.ownerId })
  if (!reader?.email) return
  const client = await tx.site.getClient()
  const content = writeWaitlistMail({
    firstName: reader.firstName,
    organisation: client.name,
    name: schedule.name,
    startsAt: occurrence.startsAt,
    timezone: schedule.timezone,
    count: entry.count,
    keptUntil,
  })
  await tx.outbox.put({
    id: mailId,
    kind: 'waitlist',
    dedupeKey: `waitlist:${entry.id}:${now}`,
    to: reader.email,
    ...content,
    createdAt: now,
  })
}
