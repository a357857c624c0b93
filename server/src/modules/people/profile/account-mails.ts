import { day, localDateTime } from '@touchline/clock'
import { hashOf, opaqueToken } from '@touchline/ids'
import type { Text } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'
import { type Block, compose, readerOf } from '../../mails/index.ts'
import type { UserRow } from '../tables.ts'
import { emailChangeWrites } from './repository.ts'

/** The lifetime of the link to a new address. */
export const addressLinkLasts = day

/** The timezone of deadlines in these mails. */
const timezone = 'Europe/London'

type Addressee = Pick<UserRow, 'id' | 'firstName' | 'language' | 'homeVenueId'>

/** Mails about the account itself, which go to an address rather than to a user. */
export type AccountMail = {
  readonly mailId: number
  readonly kind: 'email-confirm' | 'email-asked' | 'email-changed' | 'password-changed' | 'password-reset'
  readonly to: string
  readonly subject: (organisation: string) => Text
  readonly blocks: readonly Block[]
  readonly now: number
}

/** Part of a transaction. */
export async function mailAbout(
  tx: Tx,
  { id: userId, ...addressee }: Addressee,
  { mailId, kind, to, subject, blocks, now }: AccountMail,
): Promise<void> {
  const reader = await readerOf(tx, addressee)
  const content = compose({ ...reader, subject: subject(reader.organisation), blocks })
  await tx.outbox.put({
    id: mailId,
    kind,
    dedupeKey: `${kind}:${mailId}`,
    to,
    userId,
    ...content,
    orderId: null,
    createdAt: now,
  })
}

/**
 * The values of a mail with a link that a unit of work writes; made before it, because it may run again. `lasts` in
 * milliseconds.
 */
export async function prepareLink({ ids, random, clock }: Deps, lasts: number) {
  const now = clock.now()
  return { token: opaqueToken(random), mailId: await ids.integer('mail'), now, expiresAt: now + lasts }
}

export type PreparedLink = Awaited<ReturnType<typeof prepareLink>>

/** An end of a link as texts show it. */
export function endOfLink({ expiresAt }: Pick<PreparedLink, 'expiresAt'>): string {
  return localDateTime(expiresAt, timezone)
}

/**
 * Stores a new address and writes to it. The token is in the fragment of the link, which no browser sends to a server
 * and no log has. Part of a transaction.
 */
export async function askToConfirm(
  tx: Tx,
  { rules: { publicUrl } }: Pick<Deps, 'rules'>,
  user: UserRow,
  { email, token, mailId, now, expiresAt }: PreparedLink & { readonly email: string },
): Promise<void> {
  await emailChangeWrites(tx).put({ userId: user.id, email, tokenHash: hashOf(token), createdAt: now, expiresAt })
  await mailAbout(tx, user, {
    mailId,
    kind: 'email-confirm',
    to: email,
    subject: (organisation) => text('mails:email_confirm_subject', { organisation }),
    blocks: [
      text('mails:email_confirm', { when: endOfLink({ expiresAt }) }),
      { link: text('mails:email_link'), href: `${publicUrl}/confirm-email#token=${token}`, to: 'page' },
      text('mails:email_confirm_else'),
    ],
    now,
  })
}
