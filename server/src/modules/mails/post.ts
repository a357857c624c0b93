import { fallbackLanguage, type Language } from '@touchline/languages'
import type { Text } from '@touchline/contract'
import type { Reads, Tx } from '../../repositories.ts'
import type { MailContent } from './composing/letter.ts'
import { readContact } from './places.ts'

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
  /** The ways to reach the operator; mails that name a venue say them there. */
  readonly contact: Text | null
}

/** The reader of a mail to a user. */
export async function readerOf(reads: Reads, { firstName, language, homeVenueId }: Addressed): Promise<Reader> {
  const { name: organisation } = await reads.site.getClient()
  const contact = await readContact(reads, homeVenueId)
  return { firstName, organisation, language: language ?? fallbackLanguage, contact }
}

type Addressed = {
  readonly firstName: string
  readonly language: Language | null
  readonly homeVenueId: number | null
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
    const content = await write(await readerOf(tx, user), id)
    const dedupeKey = `${kind}:${about}`
    const to = { to: user.email, userId: id }
    await tx.outbox.put({ id: mailId, kind, dedupeKey, ...to, ...content, orderId, createdAt: now })
    return
  }
}
