import { day, localDate } from '@touchline/clock'
import { type Closing, PlatformError, type Unworded } from '@touchline/contract'
import { type Actor, getCallerId, isStaff } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { checkPassword } from '../../people/index.ts'
import { accountWrites } from '../repository.ts'
import { closingJob } from './closing-job.ts'
import { readClosing } from './read-closing.ts'
import { mailClosingAsked, mailClosingStopped } from './tell-closing.ts'

/** Until then the closing can be stopped. */
const daysToThink = 14

/**
 * Closes the caller's account in fourteen days; asked again, the first date stays. Throws `validation_failed` for a wrong
 * password, and `closing_not_possible` for staff, whose acts must stay theirs.
 */
export async function askForClosing(deps: Deps, actor: Actor, password: string): Promise<Unworded<Closing>> {
  const userId = getCallerId(actor)
  await checkPassword(deps, userId, password)
  if (isStaff(actor)) throw new PlatformError('closing_not_possible')
  const now = deps.clock.now()
  const mailId = await deps.ids.integer('mail')
  return deps.store.write(async (tx) => {
    const before = await tx.account.closingOf({ userId })
    if (!before) {
      const dueAt = now + daysToThink * day
      await accountWrites(tx).insertClosing({ userId, askedAt: now, dueAt, waitsFor: [], closedAt: null })
      await tx.jobs.put({ kind: closingJob, subject: String(userId), dueAt })
      await mailClosingAsked(tx, { userId, mailId, on: localDate(dueAt, 'Europe/London'), now })
    }
    return readClosing(tx, userId, now)
  })
}

/** Keeps the account after all, and mails so; harmless when nobody has asked. [O-558] */
export async function stopClosing({ store, ids, clock }: Deps, actor: Actor): Promise<void> {
  const userId = getCallerId(actor)
  const mailId = await ids.integer('mail')
  await store.write(async (tx) => {
    const before = await tx.account.closingOf({ userId })
    await accountWrites(tx).deleteClosing({ userId })
    await tx.jobs.remove({ kind: closingJob, subject: String(userId) })
    if (before?.closedAt === null) await mailClosingStopped(tx, { userId, mailId, now: clock.now() })
  })
}
