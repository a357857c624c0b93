import { refundTenders } from '@touchline/contract/client'
import { useTexts } from '../../i18n/use-texts.ts'
import type { ReceiptRefund } from './receipt.ts'

/** How a part came back, or comes back, in words. [O-180] */
export function useRefundText(): (refund: Pick<ReceiptRefund, 'tender' | 'isPending'>) => string {
  const { t } = useTexts()
  return ({ tender, isPending }) => {
    const known = refundTenders.find((way) => way === tender)
    const way = t(`checkout:receipt.back.${known ?? 'other'}`)
    return isPending ? t('checkout:receipt.onItsWay', { way }) : way
  }
}
