import { useTranslation } from 'react-i18next'
import { dotted } from '../../i18n/dotted.ts'
import { daysText } from '../../i18n/days/days-text.ts'
import type { ReceiptLine } from './receipt-lines.ts'
import type { RefundedLine } from './receipt.ts'

/** The texts of one line of an order. */
export function useLineText() {
  const { t } = useTranslation(['checkout'])

  function countText(count: number, isTicket: boolean): string {
    return isTicket ? t('checkout:receipt.tickets', { count }) : t('checkout:receipt.places', { count })
  }

  /** 'For Safiya Rahman', or 'In Safiya Rahman's name' of a ticket; null where nobody is named. [O-563] */
  function forWhom({ person, isTicket }: Pick<ReceiptLine, 'person' | 'isTicket'>): string | null {
    if (person === null) return null
    return isTicket ? t('checkout:item.inNameOf', { name: person }) : t('checkout:item.for', { name: person })
  }

  return {
    /** '2 × Lane swim: Adult' for several, the name alone for one; an extra always shows its number. */
    counted: ({ quantity, isExtra, ...line }: Pick<ReceiptLine, 'name' | 'quantity' | 'isExtra'>): string => {
      const name = line.name ?? t('checkout:item.unnamed')
      return isExtra || quantity > 1 ? t('checkout:item.extra', { quantity, name }) : name
    },
    /** 'Lane swim: Adult · In Safiya Rahman's name · 2 tickets · Mon 30 November' */
    refunded: ({ name, person, count, isTicket, days }: RefundedLine): string =>
      dotted([
        name ?? t('checkout:item.unnamed'),
        forWhom({ person, isTicket }),
        count === null ? null : countText(count, isTicket),
        daysText(days),
      ]),
    forWhom,
  }
}
