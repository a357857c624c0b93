import { now } from '../../../browser/machine.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import { instantOf } from '../../../i18n/calendar.ts'
import { calendarText, offerFile } from './calendar-file.ts'
import type { MyBooking } from '../my-bookings.ts'

/** Downloads a booking as a calendar file with the UID of its mails. */
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
