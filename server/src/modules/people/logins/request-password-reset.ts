import { minute } from '@touchline/clock'
import type { Text } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import type { Deps } from '../../../deps.ts'
import { text } from '../../../texts/index.ts'
import { emailKey } from '../search-keys.ts'
import { endOfLink, mailAbout, prepareLink } from '../profile/account-mails.ts'
import { passwordResetWrites } from '../profile/repository.ts'
import { mayMail } from './guesses.ts'

const answer = { message: text('people:reset_requested') }

/** The lifetime of the link to a new password. */
const linkLasts = 60 * minute

/**
 * Mails a link to a new password when the account exists and has not had several mails already; the link before it
 * ends. The answer is the same in any case, so that accounts cannot be probed. [O-03, O-302]
 */
export async function requestPasswordReset(deps: Deps, emailOrReference: string): Promise<{ message: Text }> {
  const link = await prepareLink(deps, linkLasts)
  const { token, mailId, now, expiresAt } = link
  const user = await deps.store.read((reads) =>
    emailOrReference.includes('@')
      ? reads.users.byEmail({ emailKey: emailKey(emailOrReference) })
      : reads.users.byReference({ reference: emailOrReference.trim() }),
  )
  const to = user?.email && mayMail(deps, user.email) ? user.email : undefined
  await deps.store.write(async (tx) => {
    if (!user || to === undefined) return
    await passwordResetWrites(tx).put({ userId: user.id, tokenHash: hashOf(token), createdAt: now, expiresAt })
    await mailAbout(tx, user, {
      mailId,
      kind: 'password-reset',
      to,
      subject: (organisation) => text('mails:password_subject', { organisation }),
      blocks: [
        text('mails:password', { when: endOfLink(link) }),
        // Behind `#`, which reaches no server, no log and no referrer; without `token=`, which would be a login.
        { link: text('mails:password_link'), href: `${deps.rules.publicUrl}/reset-password#${token}`, to: 'page' },
        text('mails:password_not_you'),
      ],
      now,
    })
  })
  return answer
}
