import { useTranslation } from 'react-i18next'
import type { ReceiptLine } from './receipt-lines.ts'

/** The texts of one line of an order. */
export function useLineText() {
  const { t } = useTranslation(['checkout'])
  return {
    /** '2 × Lane swim: Adult' for several, the name alone for one; an extra always shows its number. */
    counted: ({ quantity, isExtra, ...line }: Pick<ReceiptLine, 'name' | 'quantity' | 'isExtra'>): string => {
      const name = line.name ?? t('checkout:item.unnamed')
      return isExtra || quantity > 1 ? t('checkout:item.extra', { quantity, name }) : name
    },
    /** 'For Safiya Rahman'; null where nobody is named. */
    forWhom: (person: string | null): string | null =>
      person === null ? null : t('checkout:item.for', { name: person }),
  }
}
