import type { ClosingWait } from '@touchline/contract'
import type { Tx } from '../../../repositories.ts'
import { text, type TextKey } from '../../../texts/index.ts'
import { compose, postMail } from '../../mails/index.ts'

type Telling = { readonly userId: number; readonly mailId: number; readonly now: number }

/** Mails that an account will be closed, and on which day (`YYYY-MM-DD`). Part of a transaction. */
export function mailClosingAsked(
  tx: Tx,
  { userId, mailId, on, now }: Telling & { readonly on: string },
): Promise<void> {
  const envelope = { mailId, kind: 'closing-asked', about: `${userId} ${mailId}`, readers: [userId], now }
  return postMail(tx, envelope, (reader) => {
    const { organisation } = reader
    return compose({
      ...reader,
      subject: text('account:closing_asked_subject', { organisation }),
      blocks: [text('account:closing_asked', { on }), text('account:closing_stop'), text('account:closing_kept')],
    })
  })
}

/** Mails that an account stays open after all. Part of a transaction. */
export function mailClosingStopped(tx: Tx, { userId, mailId, now }: Telling): Promise<void> {
  const envelope = { mailId, kind: 'closing-stopped', about: `${userId} ${mailId}`, readers: [userId], now }
  return postMail(tx, envelope, (reader) => {
    const { organisation } = reader
    return compose({
      ...reader,
      subject: text('account:closing_stopped_subject', { organisation }),
      blocks: [text('account:closing_stopped_mail')],
    })
  })
}

/** Mails why an account cannot be closed yet. Part of a transaction. */
export function mailClosingWaits(
  tx: Tx,
  { userId, mailId, waits, now }: Telling & { readonly waits: readonly ClosingWait[] },
): Promise<void> {
  const envelope = { mailId, kind: 'closing-waits', about: `${userId} ${mailId}`, readers: [userId], now }
  return postMail(tx, envelope, (reader) => {
    const { organisation } = reader
    return compose({
      ...reader,
      subject: text('account:closing_waits_subject', { organisation }),
      blocks: [
        text('account:closing_waits'),
        { list: waits.map((wait) => ({ text: text(waitTexts[wait]) })) },
        text('account:closing_waits_on'),
      ],
    })
  })
}

const waitTexts = {
  money_owed: 'account:waits_money_owed',
  refund_under_way: 'account:waits_refund_under_way',
  payment_under_way: 'account:waits_payment_under_way',
  booking_too_late: 'account:waits_booking_too_late',
} as const satisfies Record<ClosingWait, TextKey>

/** Mails that an account is closed, before its address is forgotten. Part of a transaction. */
export function mailClosed(tx: Tx, { userId, mailId, now }: Telling): Promise<void> {
  const envelope = { mailId, kind: 'account-closed', about: String(userId), readers: [userId], now }
  return postMail(tx, envelope, (reader) => {
    const { organisation } = reader
    return compose({
      ...reader,
      subject: text('account:closed_subject', { organisation }),
      blocks: [text('account:closed'), text('account:closing_kept')],
    })
  })
}
