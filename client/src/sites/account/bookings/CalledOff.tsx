import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useBookingText } from '../../../features/bookings/use-booking-text.ts'
import type { MyBooking } from '../../../features/bookings/my-bookings.ts'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { RowText } from '../../../ui/layout/DatedRow.tsx'
import { paths } from '../paths.ts'

/** The cancelled bookings of one row: by the centre or the customer, why, and all that came back for them. */
export function CalledOff({ sessions }: { readonly sessions: readonly MyBooking[] }) {
  const { t } = useTranslation(['account', 'activities'])
  const text = useBookingText()
  const [first] = sessions
  const isByVenue = first?.cancelled?.source === 'occurrence'
  const reason = first?.cancelled?.reason
  const orderId = first?.orderId ?? null
  return (
    <>
      <Tag tone={isByVenue ? 'warning' : 'neutral'}>
        {isByVenue ? t('account:bookings.calledOff') : t('activities:bookings.cancelled')}
      </Tag>
      {reason ? <RowText>{reason}</RowText> : null}
      {text.cameBack(sessions).map((line) => (
        <RowText key={line}>{line}</RowText>
      ))}
      {isByVenue && orderId !== null ? (
        <RowText>
          <Link to={paths.payment(orderId)}>{t('account:bookings.seeRefund')}</Link>
        </RowText>
      ) : null}
    </>
  )
}
