import type { Amount, TenderType, Text } from '@touchline/contract'
import { text, type TextKey } from '../../texts/index.ts'
import { compose, type MailContent } from './compose.ts'
import type { Reader } from './post.ts'

export type Refunded = Reader & {
  readonly reference: string
  readonly total: Amount
  readonly parts: readonly { readonly tenderType: TenderType; readonly amount: Amount }[]
  /** The staff's reason; null when they gave none. */
  readonly reason: Text | string | null
  /** Names of what the refund ended. */
  readonly ended: readonly (Text | string)[]
}

/** The mail about a refund by staff, in part or in full. */
export function writeRefund({ reference, total, parts, reason, ended, ...to }: Refunded): MailContent {
  return compose({
    ...to,
    subject: text('mails:refund_subject', { reference }),
    blocks: [
      text('mails:refund', { total, reference }),
      { list: parts.map(({ tenderType, amount }) => ({ text: text(wayOf(tenderType), { amount }) })) },
      ...(reason === null ? [] : [text('mails:reason', { reason })]),
      ...(ended.length === 0 ? [] : [text('mails:ended', { names: ended })]),
    ],
  })
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
