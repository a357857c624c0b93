import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { dateText, weekdayText } from '../../../i18n/when.ts'
import { payablePrice, sessionPrice } from '../../occurrences/schedules/schedule.ts'
import type { Schedule } from '../../occurrences/schedules/schedule.ts'
import type { Session } from '../../occurrences/session.ts'
import type { WhyNotWhole } from './camp-offer.ts'

/** The texts of the two ways to book a camp. */
export function useCampTexts(camp: Schedule) {
  const { t } = useTranslation(['courses'])
  const symbol = useCurrencySymbol()
  const day = ({ startsAt }: Session): string => `${weekdayText(startsAt)} ${dateText(startsAt)}`

  function why(reason: WhyNotWhole): string {
    switch (reason.because) {
      case 'sold-out':
        return t('courses:campBooking.why.soldOut', { day: day(reason.session) })
      case 'busy':
        return t('courses:campBooking.why.busy', { day: day(reason.session) })
      case 'closed':
        return t('courses:campBooking.why.closed', { day: day(reason.session) })
      case 'past':
        return t('courses:campBooking.why.past')
      case 'booked':
        return t('courses:campBooking.why.booked')
      case 'no-price':
        return t('courses:campBooking.why.noPrice')
    }
  }

  return {
    /** 'Entire camp, £252.00' */
    entire(): string {
      const price = payablePrice(camp)
      return price === null
        ? t('courses:campBooking.entire')
        : t('courses:campBooking.entirePrice', { price: priceText(price, symbol) })
    },
    /** 'Unavailable: Friday 2 April is sold out' */
    notPossible: (reason: WhyNotWhole): string => t('courses:campBooking.notPossible', { why: why(reason) }),
    /** '£32.00 a day, 3 chosen' */
    perDay(chosen: number | null): string | null {
      const price = sessionPrice(camp)
      if (price === null) return chosen === null ? null : t('courses:campBooking.chosen', { count: chosen })
      const each = { price: priceText(price, symbol) }
      return chosen === null
        ? t('courses:campBooking.perDay', each)
        : t('courses:campBooking.perDayChosen', { ...each, count: chosen })
    },
  }
}
