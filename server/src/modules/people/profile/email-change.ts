import { PlatformError } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import { type Actor, getCallerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { classify } from '../../../infra/store/classify.ts'
import { text } from '../../../texts/index.ts'
import { emailKey } from '../search-keys.ts'
import { mayMail } from '../logins/guesses.ts'
import { userWrites } from '../repository.ts'
import { addressLinkLasts, askToConfirm, mailAbout, prepareLink } from './account-mails.ts'
import { emailChangeWrites, passwordResetWrites } from './repository.ts'

/**
 * Makes a new address the user's own, and tells the old one. The same link pressed again finds it done while that is the
 * user's address. Throws `validation_failed` for a token that is unknown, replaced or too old, and when somebody else
 * has taken the address meanwhile. [O-546]
 */
export async function confirmEmail(deps: Deps, token: string): Promise<void> {
  const now = deps.clock.now()
  const tokenHash = hashOf(token)
  const mailId = await deps.ids.integer('mail')
  try {
    await deps.store.write(async (tx) => {
      const change = await tx.emailChanges.byToken({ tokenHash })
      if (!change) throw refusedToken('people:email_link_over')
      const { userId, email } = change
      const isFirst = await emailChangeWrites(tx).use({ tokenHash, now })
      const user = await tx.users.byId({ id: userId })
      if (!isFirst && user?.email === email) return
      if (!isFirst || !user) throw refusedToken('people:email_link_over')
      const owner = await tx.users.byEmail({ emailKey: emailKey(email) })
      if (owner && owner.id !== user.id) throw refusedToken('people:email_in_use')
      // A link to a new password went to the old address.
      await passwordResetWrites(tx).end({ userId: user.id })
      await userWrites(tx).setEmail({ id: user.id, email, emailKey: emailKey(email), emailVerifiedAt: now })
      if (user.email === null) return
      await mailAbout(tx, user, {
        mailId,
        kind: 'email-changed',
        to: user.email,
        subject: (organisation) => text('mails:email_changed_subject', { organisation }),
        blocks: [text('mails:email_changed'), text('mails:not_you')],
        now,
      })
    })
  } catch (error) {
    // Two people confirm the same address at once.
    throw classify(error) === 'unique' ? refusedToken('people:email_in_use') : error
  }
}

/** Sends the mail again, with a new link. Throws `item_not_found` when no change waits, and `rate_limited`. */
export async function resendEmailChange(deps: Deps, actor: Actor): Promise<void> {
  const userId = getCallerId(actor)
  const link = await prepareLink(deps, addressLinkLasts)
  const asked = await deps.store.read((reads) => reads.emailChanges.openOf({ userId, now: link.now }))
  if (!asked) throw new PlatformError('item_not_found')
  if (!mayMail(deps, asked.email)) throw new PlatformError('rate_limited')
  await deps.store.write(async (tx) => {
    await userWrites(tx).lock({ id: userId })
    const change = await tx.emailChanges.openOf({ userId, now: link.now })
    const user = await tx.users.byId({ id: userId })
    if (!user || change?.email !== asked.email) throw new PlatformError('item_not_found')
    await askToConfirm(tx, deps, user, { ...link, email: change.email })
  })
}

/** Ends a change that waits. Throws `item_not_found` when there is none. */
export async function cancelEmailChange(deps: Deps, actor: Actor): Promise<void> {
  const userId = getCallerId(actor)
  await deps.store.write(async (tx) => {
    if (!(await emailChangeWrites(tx).end({ userId }))) throw new PlatformError('item_not_found')
  })
}

function refusedToken(key: 'people:email_link_over' | 'people:email_in_use'): PlatformError {
  return new PlatformError('validation_failed', { fields: { 'data.token': [text(key)] } })
}
