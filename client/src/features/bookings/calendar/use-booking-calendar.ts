import { now } from '../../../browser/machine.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import { bookingEvent, calendarText, offerFile } from './calendar-file.ts'
import type { MyBooking } from '../my-bookings.ts'
import { useCalendarSource } from './use-calendar-source.ts'

/** Downloads bookings as a calendar file with the UID, the sequence and the stamp of their mails. */
export function useBookingCalendar(bookings: readonly [MyBooking, ...MyBooking[]]): () => void {
  const showError = useErrorToast()
  const source = useCalendarSource()

  async function download(): Promise<void> {
    const events = bookings.map((booking) => bookingEvent(booking, { ...source, now: now() }))
    offerFile(`booking-${bookings[0].id}.ics`, await calendarText(events, source))
  }

  return () => void download().catch(showError)
}
