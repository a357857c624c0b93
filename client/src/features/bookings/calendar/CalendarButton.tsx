import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { MyBooking } from '../my-bookings.ts'
import { useBookingCalendar } from './use-booking-calendar.ts'

/** Offers bookings as one calendar file. */
export function CalendarButton({ bookings }: { readonly bookings: readonly [MyBooking, ...MyBooking[]] }) {
  const { t } = useTranslation(['activities'])
  const download = useBookingCalendar(bookings)
  return (
    <Button variant="secondary" icon={<CalendarPlus aria-hidden="true" />} onClick={download}>
      {t('activities:bookings.calendar')}
    </Button>
  )
}
