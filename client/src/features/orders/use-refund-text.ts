import { refundTenders } from '@touchline/contract/client'
import { useTranslation } from 'react-i18next'
import type { ReceiptRefund } from './receipt.ts'

/** A refund in words, complete or on its way. */
export function useRefundText(): (refund: Pick<ReceiptRefund, 'tender' | 'isPending'>) => string {
  const { t } = useTranslation(['checkout'])
  return ({ tender, isPending }) => {
    const known = refundTenders.find((way) => way === tender)
    const way = t(`checkout:receipt.back.${known ?? 'other'}`)
    return isPending ? t('checkout:receipt.onItsWay', { way }) : way
  }
}
