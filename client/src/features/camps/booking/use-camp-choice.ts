import { useTranslation } from 'react-i18next'
import type { BookingForm } from '../../occurrences/booking/booking-form.ts'
import type { DatesChoice } from '../../occurrences/booking/draft/booking-draft.ts'
import type { PersonBooking, Selection } from '../../occurrences/booking/use-person-booking.ts'
import { sessionsHeld } from '../../occurrences/schedules/schedule.ts'
import type { Schedule } from '../../occurrences/schedules/schedule.ts'
import { bookableIds, campOffer, chosenDates, offerTo } from './camp-offer.ts'
import { boughtOf, campLines } from './camp-selection.ts'

/** The dates of a camp that one person chooses. `now`: epoch milliseconds. */
export function useCampChoice(camp: Schedule, now: number, person: object | null) {
  const { t } = useTranslation(['courses'])
  const bookable = bookableIds(camp, now)
  const offer = offerTo(person, campOffer(camp, now))
  const datesOf = ({ dates }: Pick<BookingForm, 'dates'>): DatesChoice => chosenDates(dates, offer, bookable)

  return {
    bookable,
    offer,
    datesOf,

    selectionOf: (form: BookingForm): Selection => {
      const choice = datesOf(form)
      const nothing = offer.kind === 'sessions' && bookable.length === 0
      return {
        lines: campLines(camp, choice, now),
        bought: boughtOf(choice),
        sessionMissing: choice.kind === 'sessions' && choice.sessionIds.length === 0,
        message: nothing ? t('courses:campBooking.noSession') : null,
      }
    },

    /** '2 days, 1 extra'; null for no days. */
    note: ({ form, extraCount }: Pick<PersonBooking, 'form' | 'extraCount'>): string | null => {
      const choice = datesOf(form)
      const days = choice.kind === 'whole' ? sessionsHeld(camp).length : choice.sessionIds.length
      if (days === 0) return null
      const parts = [t('courses:campBooking.sessions', { count: days })]
      if (extraCount > 0) parts.push(t('courses:campBooking.extras', { count: extraCount }))
      return parts.join(', ')
    },
  }
}
