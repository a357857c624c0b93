import { passwordProblem, PlatformError, refuseFields } from '@touchline/contract'
import { type Actor, getCallerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { text } from '../../../texts/index.ts'
import { checkPassword } from '../logins/check-password.ts'
import { hashPassword } from '../logins/password.ts'
import { guessableProblem, problemText } from '../logins/problem-text.ts'
import { authWrites } from '../logins/repository.ts'
import { userWrites } from '../repository.ts'
import { mailAbout } from './account-mails.ts'
import { emailChangeWrites, passwordResetWrites } from './repository.ts'

export type PasswordChange = {
  readonly old: string
  readonly new: string
  /** The login that stays: the hash of the token that was sent. */
  readonly tokenHash: string | undefined
}

/**
 * Changes the caller's password, ends every other login and the links of earlier mails, and tells the user. Throws
 * `validation_failed` by field, and `rate_limited` after ten wrong passwords within fifteen minutes; logins are counted apart.
 */
export async function changePassword(deps: Deps, actor: Actor, change: PasswordChange): Promise<void> {
  const userId = getCallerId(actor)
  const problem = passwordProblem(change.new)
  const weakness = problem ? problemText(problem) : guessableProblem(change.new)
  refuseFields(weakness ? { 'data.new': [weakness] } : {})

  const user = await checkPassword(deps, userId, change.old, 'data.old')
  const passwordHash = await hashPassword(change.new, deps.random)
  const mailId = await deps.ids.integer('mail')
  const now = deps.clock.now()
  await deps.store.write(async (tx) => {
    const isChanged = await userWrites(tx).changePassword({ id: userId, former: user.passwordHash ?? '', passwordHash })
    // Another change came first: its password is the one that counts.
    if (!isChanged) throw new PlatformError('busy')
    await authWrites(tx).endOthers({ userId, but: change.tokenHash ?? '', now: deps.wallClock.now() })
    await emailChangeWrites(tx).end({ userId })
    await passwordResetWrites(tx).end({ userId })
    if (user.email === null) return
    await mailAbout(tx, user, {
      mailId,
      kind: 'password-changed',
      to: user.email,
      subject: (organisation) => text('mails:password_changed_subject', { organisation }),
      blocks: [text('mails:password_changed'), text('mails:not_you')],
      now,
    })
  })
}
