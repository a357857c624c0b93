import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useBookingText } from '../../../features/bookings/use-booking-text.ts'
import type { MyBooking } from '../../../features/bookings/my-bookings.ts'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { RowText } from '../../../ui/layout/DatedRow.tsx'
import { paths } from '../paths.ts'

/** A cancelled booking: by the centre or the customer, why, and what came back. */
export function CalledOff({ booking }: { readonly booking: MyBooking }) {
  const { t } = useTranslation(['account', 'activities'])
  const text = useBookingText()
  const isByVenue = booking.cancelled?.source === 'occurrence'
  const reason = booking.cancelled?.reason
  return (
    <>
      <Tag tone={isByVenue ? 'warning' : 'neutral'}>
        {isByVenue ? t('account:bookings.calledOff') : t('activities:bookings.cancelled')}
      </Tag>
      {reason ? <RowText>{reason}</RowText> : null}
      {text.cameBack([booking]).map((line) => (
        <RowText key={line}>{line}</RowText>
      ))}
      {isByVenue && booking.orderId !== null ? (
        <RowText>
          <Link to={paths.payment(booking.orderId)}>{t('account:bookings.seeRefund')}</Link>
        </RowText>
      ) : null}
    </>
  )
}
