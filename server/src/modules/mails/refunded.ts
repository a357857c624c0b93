import type { TenderType } from '@touchline/contract'
import { compose, type MailContent } from './compose.ts'
import { type MailSentence, mailWords } from './mail-words.ts'
import type { Reader } from './post.ts'

export type Refunded = Reader & {
  readonly reference: string
  /** "£18.00", all of it. */
  readonly total: string
  readonly parts: readonly { readonly tenderType: TenderType; readonly amount: string }[]
  /** Why, as staff have said; null: they have not. */
  readonly reason: string | null
  /** What cannot be used any more, by name. */
  readonly ended: readonly string[]
}

/** Staff give back a part of an order, or all of it. [O-180] */
export function writeRefund({ reference, total, parts, reason, ended, ...to }: Refunded): MailContent {
  const say = mailWords(to.language)
  return compose({
    ...to,
    subject: say('refund_subject', { reference }),
    blocks: [
      say('refund', { total, reference }),
      { list: parts.map(({ tenderType, amount }) => ({ text: say(wayOf(tenderType), { amount }) })) },
      ...(reason === null ? [] : [say('reason', { reason })]),
      ...(ended.length === 0 ? [] : [say('ended', { names: ended.join(', ') })]),
    ],
  })
}

function wayOf(tenderType: TenderType): MailSentence {
  switch (tenderType) {
    case 'online':
      return 'by_online'
    case 'credit':
      return 'by_credit'
    case 'cash':
      return 'by_cash'
    case 'card':
      return 'by_card'
    case 'direct-debit':
      return 'by_direct_debit'
    default:
      return 'otherwise'
  }
}
