import { useTranslation } from 'react-i18next'
import { dotted } from '../../i18n/dotted.ts'
import { daysText } from '../../i18n/when.ts'
import type { ReceiptLine } from './receipt-lines.ts'
import type { RefundedLine } from './receipt.ts'

/** The texts of one line of an order. */
export function useLineText() {
  const { t } = useTranslation(['checkout'])

  function countText({ count, isTicket }: NonNullable<RefundedLine['tickets']>): string {
    return isTicket ? t('checkout:receipt.tickets', { count }) : t('checkout:receipt.places', { count })
  }

  return {
    /** '2 × Lane swim: Adult' for several, the name alone for one; an extra always shows its number. */
    counted: ({ quantity, isExtra, ...line }: Pick<ReceiptLine, 'name' | 'quantity' | 'isExtra'>): string => {
      const name = line.name ?? t('checkout:item.unnamed')
      return isExtra || quantity > 1 ? t('checkout:item.extra', { quantity, name }) : name
    },
    /** 'Lane swim: Adult · For Safiya Rahman · 2 tickets · Mon 30 November' */
    refunded: ({ name, person, tickets, days }: RefundedLine): string =>
      dotted([
        name ?? t('checkout:item.unnamed'),
        person === null ? null : t('checkout:item.for', { name: person }),
        tickets && countText(tickets),
        daysText(days),
      ]),
    /** 'For Safiya Rahman'; null where nobody is named. */
    forWhom: (person: string | null): string | null =>
      person === null ? null : t('checkout:item.for', { name: person }),
  }
}
