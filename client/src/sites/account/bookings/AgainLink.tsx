import { useTranslation } from 'react-i18next'
import type { MyBooking } from '../../../features/bookings/my-bookings.ts'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { pricedPath } from '../../shared/activity-paths.ts'
import { onBookingsFor } from '../../shared/other-sites.ts'

/** The way to book the same thing once more, on the bookings site; absent where it is unknown. */
export function AgainLink({ booking, text }: { readonly booking: MyBooking; readonly text: string }) {
  const { t } = useTranslation(['activities'])
  const { venue, category, bookingType } = booking
  const path = pricedPath(venue?.slug ?? null, { slug: category?.slug ?? null, bookingType: bookingType ?? null })
  const address = path === null ? null : onBookingsFor(path, booking.userId)
  if (address === null) return null
  return (
    <ButtonOut
      variant="secondary"
      href={address}
      label={`${text}: ${booking.name ?? t('activities:bookings.unnamed')}`}
    >
      {text}
    </ButtonOut>
  )
}
