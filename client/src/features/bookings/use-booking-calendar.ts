import { now } from '../../app/machine.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'
import { instantOf } from '../../i18n/calendar.ts'
import { calendarText } from './calendar-file.ts'
import type { MyBooking } from './my-bookings.ts'
import { offerFile } from './offer-file.ts'

/** Hands a booking over as a file for the customer's own calendar, under the name that mails use for it. */
export function useBookingCalendar(booking: MyBooking): () => void {
  const showError = useErrorToast()
  const { id, startsAt, endsAt, name, locationName, venue } = booking

  async function download(): Promise<void> {
    const event = {
      uid: `booking-${id}@touchline`,
      startsAt: instantOf(startsAt),
      endsAt: instantOf(endsAt ?? startsAt),
      title: name ?? '',
      location: [locationName, venue?.name].filter(Boolean).join(', '),
    }
    offerFile(`booking-${id}.ics`, await calendarText([event], now()))
  }

  return () => void download().catch(showError)
}
