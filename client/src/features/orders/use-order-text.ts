import { useTranslation } from 'react-i18next'
import { tenderTypes } from '@touchline/contract/client'
import { useSession } from '../../app/session/use-session.ts'
import { brandName, receiptPayments, wayBack } from './receipt.ts'
import type { ReceiptPayment, ReceiptRefund } from './receipt.ts'
import type { Order } from './use-orders.ts'

/** A payment in words; an unknown tender keeps the platform's name. */
export function usePaymentText(): (payment: ReceiptPayment) => string {
  const { t } = useTranslation(['checkout'])
  return (payment) => {
    if (payment.kind === 'credit') return t('checkout:tenders.credit')
    if (payment.kind === 'card') {
      return t('checkout:receipt.card', { brand: brandName(payment.brand), lastFour: payment.lastFour })
    }
    const known = tenderTypes.find((type) => type === payment.tender)
    const way = known ? t(`checkout:tenders.${known}`) : payment.tender
    return payment.reference === null ? way : `${way} ${payment.reference}`
  }
}

const refunds = ['full', 'partial', 'off-system', 'mixed'] as const
const unpaid = ['awaiting_payment', 'pending', 'cancelled'] as const

/** The texts of an order in a list. */
export function useOrderText() {
  const { t } = useTranslation(['checkout'])
  const wayOfPaying = usePaymentText()
  return {
    /** The first item's name, and the number of others; null for an empty order. */
    things: ({ items }: Pick<Order, 'items'>): string | null => {
      const [first, ...more] = items
      if (!first) return null
      const name = first.name ?? t('checkout:item.unnamed')
      return more.length === 0 ? name : `${name} ${t('checkout:orders.more', { count: more.length })}`
    },
    /** 'Paid: Visa card ending 4242, Credit'; null when unknown. */
    paid: ({ payments, total }: Pick<Order, 'payments' | 'total'>): string | null => {
      const ways = receiptPayments(payments).map(wayOfPaying)
      if (ways.length > 0) return t('checkout:orders.paidBy', { ways: [...new Set(ways)].join(', ') })
      return total?.value === 0 ? t('checkout:orders.nothingPaid') : null
    },
    /** The state, unless it is simply paid. [O-32] */
    state: ({ status, refundStatus }: Pick<Order, 'status' | 'refundStatus'>): string | null => {
      const open = unpaid.find((known) => known === status)
      if (open) return t(`checkout:orders.status.${open}`)
      const returned = refunds.find((known) => known === refundStatus)
      return returned ? t(`checkout:orders.refund.${returned}`) : null
    },
  }
}

/** A refund in words, complete or on its way: to the reader's own card, or to the customer's for staff. [O-543] */
export function useRefundText({
  userId,
}: Pick<Order, 'userId'>): (refund: Pick<ReceiptRefund, 'tender' | 'isPending'>) => string {
  const { t } = useTranslation(['checkout'])
  const { user } = useSession()
  const isOwn = typeof userId !== 'number' || userId === user?.id
  return ({ tender, isPending }) => {
    const way = t(`checkout:receipt.back.${wayBack(tender, isOwn)}`)
    return isPending ? t('checkout:receipt.onItsWay', { way }) : way
  }
}
