import type { TenderType } from '@touchline/contract'
import { compose, type MailContent } from './compose.ts'

export type Refunded = {
  readonly reference: string
  readonly firstName: string
  readonly organisation: string
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
  return compose({
    ...to,
    subject: `Refund: ${reference}`,
    blocks: [
      `we give back ${total} of your order ${reference}:`,
      { list: parts.map(({ tenderType, amount }) => ({ text: `${amount} ${wayOf(tenderType)}` })) },
      ...(reason === null ? [] : [`Reason: ${reason}`]),
      ...(ended.length === 0 ? [] : [`What is left of this cannot be used any more: ${ended.join(', ')}.`]),
    ],
  })
}

function wayOf(tenderType: TenderType): string {
  switch (tenderType) {
    case 'online':
      return 'to the card you paid with, which can take some days'
    case 'credit':
      return 'as credit, which you can use for twelve months'
    case 'cash':
      return 'in cash'
    case 'card':
      return 'to your card, at our terminal'
    case 'direct-debit':
      return 'to your bank account'
    default:
      return 'in another way, as agreed'
  }
}
