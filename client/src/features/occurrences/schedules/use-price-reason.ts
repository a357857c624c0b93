import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { priceText } from '../../../i18n/price-text.ts'
import type { Terms } from '../terms.ts'
import type { ScheduleKind } from './schedule.ts'

/** The reason for a price as a title and a sentence; null for none or an unknown one. */
export function usePriceReason(): (
  terms: Terms & { readonly kind: ScheduleKind },
) => { readonly title: string; readonly text: string } | null {
  const { t } = useTranslation(['courses'])
  const symbol = useCurrencySymbol()
  return ({ priceReason, kind }) => {
    const { code, percent, membership, price } = priceReason ?? {}
    if (!membership) return null
    if (code === 'member_price') {
      const text = percent
        ? t(`courses:${kind}.reason.memberPercent`, { membership, percent })
        : t('courses:reason.memberText', { membership })
      return { title: t('courses:reason.memberPrice'), text }
    }
    if (code === 'members_pay_less' && price) {
      const text = t('courses:reason.membersPay', { membership, price: priceText(price, symbol) })
      return { title: t('courses:reason.membersPayLess'), text }
    }
    if (code === 'members_only') {
      const text = price
        ? t(`courses:${kind}.reason.membersOnlyPrice`, { membership, price: priceText(price, symbol) })
        : t(`courses:${kind}.reason.membersOnlyText`, { membership })
      return { title: t('courses:reason.membersOnly'), text }
    }
    return null
  }
}
