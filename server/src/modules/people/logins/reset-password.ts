import { confirmationProblem, passwordProblem, PlatformError, refuseFields } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import type { Deps } from '../../../deps.ts'
import { text } from '../../../texts/index.ts'
import { mailAbout } from '../profile/account-mails.ts'
import { emailChangeWrites, passwordResetWrites } from '../profile/repository.ts'
import { userWrites } from '../repository.ts'
import { forgetLogins } from './guesses.ts'
import { rememberPlaceIn } from './login-places.ts'
import { hashPassword } from './password.ts'
import { guessableProblem, problemText } from './problem-text.ts'
import { authWrites } from './repository.ts'

/** Throws `validation_failed` for the token of a link that cannot be used any more. Uses nothing up. [O-447] */
export async function checkResetLink(deps: Deps, token: string): Promise<void> {
  const now = deps.clock.now()
  const link = await deps.store.read((reads) => reads.passwordResets.usable({ tokenHash: hashOf(token), now }))
  if (!link) throw linkOver()
}

function linkOver(): PlatformError {
  return new PlatformError('validation_failed', { fields: { 'data.token': [text('people:password_link_over')] } })
}

export type PasswordReset = {
  /** The token in the link of the mail. */
  readonly token: string
  readonly password: string
  readonly password_confirmation: string
}

/**
 * Sets a new password with the link of a mail, once per link, ends every login of the user and an unconfirmed change of
 * address, remembers the network as one of the owner's, and tells the user. Throws `validation_failed` by field: for the password, and for a token that is unknown,
 * used, replaced or older than an hour. [O-302]
 */
export async function resetPassword(deps: Deps, { token, ...form }: PasswordReset, network: string): Promise<void> {
  const problem = passwordProblem(form.password)
  const weakness = problem ? problemText(problem) : guessableProblem(form.password)
  const difference = confirmationProblem(form)
  refuseFields({
    ...(weakness ? { 'data.password': [weakness] } : {}),
    ...(difference ? { 'data.password_confirmation': [problemText(difference)] } : {}),
  })
  const passwordHash = await hashPassword(form.password, deps.random)
  const mailId = await deps.ids.integer('mail')
  const now = deps.clock.now()
  const user = await deps.store.write(async (tx) => {
    const [used] = await passwordResetWrites(tx).use({ tokenHash: hashOf(token), now })
    const found = used && (await tx.users.byId({ id: used.userId }))
    if (!found) throw linkOver()
    const { id: userId, email } = found
    await userWrites(tx).setPassword({ id: userId, passwordHash })
    await rememberPlaceIn(tx, found, network, deps.wallClock.now())
    await authWrites(tx).endOthers({ userId, but: '', now: deps.wallClock.now() })
    await emailChangeWrites(tx).end({ userId })
    if (email !== null) {
      await mailAbout(tx, found, {
        mailId,
        kind: 'password-changed',
        to: email,
        subject: (organisation) => text('mails:password_set_subject', { organisation }),
        blocks: [text('mails:password_set'), text('mails:not_you')],
        now,
      })
    }
    return found
  })
  // The owner gets in at once, whoever has guessed before.
  forgetLogins(deps, user, '', { network, isFamiliar: false })
}
