import type { ClosingWait, Text } from '@touchline/contract'
import type { Tx } from '../../../repositories.ts'
import { text, type TextKey } from '../../../texts/index.ts'
import { type Block, compose, postMail } from '../../mails/index.ts'

type Telling = { readonly userId: number; readonly mailId: number; readonly now: number }

type ClosingMail = {
  readonly kind: string
  /** A user is mailed once about it; by default it is every mail of its own. */
  readonly about?: string
  readonly subject: (organisation: string) => Text
  readonly blocks: readonly Block[]
}

/** Mails somebody about the closing of their account. Part of a transaction. */
function mailAboutClosing(
  tx: Tx,
  { userId, mailId, now }: Telling,
  { kind, about = `${userId} ${mailId}`, subject, blocks }: ClosingMail,
): Promise<void> {
  return postMail(tx, { mailId, kind, about, readers: [userId], now }, (reader) =>
    compose({ ...reader, subject: subject(reader.organisation), blocks }),
  )
}

/** Mails that an account will be closed, and on which day (`YYYY-MM-DD`). Part of a transaction. */
export function mailClosingAsked(tx: Tx, { on, ...telling }: Telling & { readonly on: string }): Promise<void> {
  return mailAboutClosing(tx, telling, {
    kind: 'closing-asked',
    subject: (organisation) => text('account:closing_asked_subject', { organisation }),
    blocks: [text('account:closing_asked', { on }), text('account:closing_stop'), text('account:closing_kept')],
  })
}

/** Mails that an account stays open after all. Part of a transaction. */
export function mailClosingStopped(tx: Tx, telling: Telling): Promise<void> {
  return mailAboutClosing(tx, telling, {
    kind: 'closing-stopped',
    subject: (organisation) => text('account:closing_stopped_subject', { organisation }),
    blocks: [text('account:closing_stopped_mail')],
  })
}

/** Mails why an account cannot be closed yet. Part of a transaction. */
export function mailClosingWaits(
  tx: Tx,
  { waits, ...telling }: Telling & { readonly waits: readonly ClosingWait[] },
): Promise<void> {
  return mailAboutClosing(tx, telling, {
    kind: 'closing-waits',
    subject: (organisation) => text('account:closing_waits_subject', { organisation }),
    blocks: [
      text('account:closing_waits'),
      { list: waits.map((wait) => ({ text: text(waitTexts[wait]) })) },
      text('account:closing_waits_on'),
    ],
  })
}

const waitTexts = {
  money_owed: 'account:waits_money_owed',
  refund_under_way: 'account:waits_refund_under_way',
  payment_under_way: 'account:waits_payment_under_way',
  booking_too_late: 'account:waits_booking_too_late',
} as const satisfies Record<ClosingWait, TextKey>

/** Mails that an account is closed, before its address is forgotten. Part of a transaction. */
export function mailClosed(tx: Tx, telling: Telling): Promise<void> {
  return mailAboutClosing(tx, telling, {
    kind: 'account-closed',
    about: String(telling.userId),
    subject: (organisation) => text('account:closed_subject', { organisation }),
    blocks: [text('account:closed'), text('account:closing_kept')],
  })
}
