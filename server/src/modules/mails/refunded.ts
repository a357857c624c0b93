import type { Amount, TenderType, Text } from '@touchline/contract'
import { text, type TextKey } from '../../texts/index.ts'
import { compose } from './composing/compose.ts'
import type { MailContent } from './composing/letter.ts'
import { blocksOfPlaces, type Place } from './places.ts'
import type { Reader } from './post.ts'
import { linkToOrder } from './words.ts'

/** A part of a refund; credit says the day until which it can be used, null without an end. */
export type WayBack = {
  readonly tenderType: TenderType
  readonly amount: Amount
  /** `YYYY-MM-DD` */
  readonly until: string | null
}

export type Refunded = Reader & {
  readonly reference: string
  readonly total: Amount
  readonly parts: readonly WayBack[]
  /** The staff's reason; null when they gave none. */
  readonly reason: Text | string | null
  /** Names of what the refund ended. */
  readonly ended: readonly (Text | string)[]
  readonly places: readonly Place[]
  readonly orderId: number
  readonly publicUrl: string
}

/** The mail about a refund by staff, in part or in full. */
export function writeRefund({
  reference,
  total,
  parts,
  reason,
  ended,
  places,
  orderId,
  publicUrl,
  ...to
}: Refunded): MailContent {
  return compose({
    ...to,
    contact: places.length > 0 ? null : to.contact,
    subject: text('mails:refund_subject', { reference }),
    blocks: [
      text('mails:refund', { total, reference }),
      { list: parts.map((part) => ({ text: wayBackOf(part) })) },
      ...(reason === null ? [] : [text('mails:reason', { reason })]),
      ...(ended.length === 0 ? [] : [text('mails:ended', { names: ended })]),
      ...blocksOfPlaces(places),
      linkToOrder(publicUrl, orderId),
    ],
  })
}

/** "£6.25 as credit, which you can use until 8 April 2027". */
export function wayBackOf({ tenderType, amount, until }: WayBack): Text {
  return tenderType === 'credit' && until !== null
    ? text('mails:by_credit_until', { amount, until })
    : text(wayOf(tenderType), { amount })
}

function wayOf(tenderType: TenderType): TextKey & `mails:${string}` {
  switch (tenderType) {
    case 'online':
      return 'mails:by_online'
    case 'credit':
      return 'mails:by_credit'
    case 'cash':
      return 'mails:by_cash'
    case 'card':
      return 'mails:by_card'
    case 'direct-debit':
      return 'mails:by_direct_debit'
    default:
      return 'mails:otherwise'
  }
}
