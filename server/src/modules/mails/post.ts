import { fallbackLanguage, type Language } from '@touchline/languages'
import type { Tx } from '../../repositories.ts'
import type { MailContent } from './composing/letter.ts'

/** The recipient of a mail: the first of these users with an address. */
export type Envelope = {
  readonly mailId: number
  readonly kind: string
  /** Identifies the mail among those of its kind: it is written once. */
  readonly about: string
  readonly readers: readonly number[]
  readonly orderId?: number | null
  readonly now: number
}

/** The reader of a mail, with their language. */
export type Reader = {
  readonly firstName: string
  readonly organisation: string
  readonly language: Language
}

/**
 * Puts a mail into the outbox, once per subject. A user without an address is told through the person who acts for
 * them; if nobody has an address, nothing is written. Part of a transaction.
 */
export async function post(
  tx: Tx,
  { mailId, kind, about, readers, orderId = null, now }: Envelope,
  write: (reader: Reader, id: number) => MailContent | Promise<MailContent>,
): Promise<void> {
  for (const id of new Set(readers)) {
    const user = await tx.users.byId({ id })
    if (!user?.email) continue
    const { name: organisation } = await tx.site.getClient()
    const reader = { firstName: user.firstName, organisation, language: user.language ?? fallbackLanguage }
    const content = await write(reader, id)
    const dedupeKey = `${kind}:${about}`
    const to = { to: user.email, userId: id }
    await tx.outbox.put({ id: mailId, kind, dedupeKey, ...to, ...content, orderId, createdAt: now })
    return
  }
}
