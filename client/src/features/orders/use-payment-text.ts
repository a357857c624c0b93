import { tenderTypes } from '@touchline/contract/client'
import { useTranslation } from 'react-i18next'
import { brandName } from './receipt.ts'
import type { ReceiptPayment } from './receipt.ts'

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
