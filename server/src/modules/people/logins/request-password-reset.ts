import type { Deps } from '../../../deps.ts'
import { compose } from '../../mails/index.ts'
import { emailKey } from '../email-key.ts'
import type { Text } from '@touchline/contract'
import { fallbackLanguage } from '@touchline/languages'
import { mayMail } from './guesses.ts'
import { text } from '../../../texts/index.ts'

const answer = { message: text('people:reset_requested') }

/**
 * Writes a mail when the account exists and has not had several already. The answer is the same in any case, so that
 * accounts cannot be probed. [O-03]
 */
export async function requestPasswordReset(deps: Deps, emailOrReference: string): Promise<{ message: Text }> {
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
    const { name: organisation } = await tx.site.getClient()
    const { firstName, language } = user
    const reader = { firstName, organisation, language: language ?? fallbackLanguage }
    const subject = text('mails:password_subject', { organisation })
    await tx.outbox.put({
      id,
      kind: 'password-reset',
      dedupeKey: `password-reset:${id}`,
      to,
      userId: user.id,
      ...compose({ ...reader, subject, blocks: [text('mails:password')] }),
      orderId: null,
      createdAt,
    })
  })
  return answer
}
