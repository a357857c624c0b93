import { now } from '../../../browser/machine.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import { bookingEvent, calendarText, offerFile } from './calendar-file.ts'
import type { MyBooking } from '../my-bookings.ts'
import { useCalendarSource } from './use-calendar-source.ts'

/** Downloads a booking as a calendar file with the UID, the sequence and the stamp of its mails. */
export function useBookingCalendar(booking: MyBooking): () => void {
  const showError = useErrorToast()
  const source = useCalendarSource()

  async function download(): Promise<void> {
    const event = bookingEvent(booking, { ...source, now: now() })
    offerFile(`booking-${booking.id}.ics`, await calendarText([event], source))
  }

  return () => void download().catch(showError)
}
