import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { lostBy } from './cancellation-preview.ts'
import type { Preview } from './cancellation-preview.ts'

/** The button's text, which repeats the preview: 'Cancel 2 places, get £9.60 back'. */
export function useCancelLabel(): (preview: Preview | null, count: number) => string {
  const { t } = useTranslation(['activities'])
  const symbol = useCurrencySymbol()
  return (preview, count) => {
    const amount = preview && preview.returned.value > 0 ? priceText(preview.returned, symbol) : null
    const fee = preview?.fee ? priceText(preview.fee, symbol) : null
    const lost = preview ? lostBy(preview).reduce((total, { uses }) => total + uses, 0) : 0
    if (lost > 0) {
      const parts = [
        ...(amount === null ? [] : [t('activities:cancelling.backPart', { amount })]),
        ...(fee === null ? [] : [t('activities:cancelling.feePart', { fee })]),
        t('activities:cancelling.lostPart', { count: lost }),
      ]
      return t('activities:cancelling.with', { count, parts: parts.join(', ') })
    }
    if (amount !== null && fee !== null) return t('activities:cancelling.andBoth', { count, amount, fee })
    if (amount !== null) return t('activities:cancelling.andGet', { count, amount })
    if (fee !== null) return t('activities:cancelling.forFee', { count, fee })
    return t('activities:cancelling.places', { count })
  }
}
