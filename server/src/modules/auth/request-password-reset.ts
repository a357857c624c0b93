import type { Deps } from '../../deps.ts'
import { escapeHtml } from '../../infra/wire/escape-html.ts'
import { emailKey } from './email-key.ts'
import { mayMail } from './guesses.ts'

const answer = { message: 'If we find your account we will send you an email.' }

/**
 * Writes a mail when the account exists, and has not had a few already; answers the same in any case, so that accounts
 * cannot be probed. [O-03]
 */
export async function requestPasswordReset(deps: Deps, emailOrReference: string): Promise<{ message: string }> {
  const id = await deps.ids.integer('mail')
  const createdAt = deps.clock.now()
  const user = await deps.store.read((reads) =>
    emailOrReference.includes('@')
      ? reads.users.byEmail({ emailKey: emailKey(emailOrReference) })
      : reads.users.byReference({ reference: emailOrReference.trim() }),
  )
  const to = user?.email && mayMail(deps, user.email) ? user.email : undefined
  await deps.store.write(async (tx) => {
    if (!user || to === undefined) return
    const client = await tx.site.getClient()
    const text = `Hello ${user.firstName},\n\nsomebody asked for a new password for your account. If it was you, please call your venue: a member of staff will set one with you. If it was not you, there is nothing to do.\n\n${client.name}`
    await tx.outbox.put({
      id,
      kind: 'password-reset',
      dedupeKey: `password-reset:${id}`,
      to,
      subject: `Your password at ${client.name}`,
      html: `<p>${escapeHtml(text).replaceAll('\n\n', '</p><p>')}</p>`,
      text,
      ics: null,
      orderId: null,
      createdAt,
    })
  })
  return answer
}
