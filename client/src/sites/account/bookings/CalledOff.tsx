import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useManagingText } from '../../../features/bookings/use-managing-text.ts'
import type { Entry } from '../../../features/bookings/my-bookings.ts'
import { dayText } from '../../../i18n/when.ts'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { RowText } from '../../../ui/layout/DatedRow.tsx'
import { paths } from '../paths.ts'

/** A cancelled booking, or days of a camp: by the centre or the customer, why, and what came back. */
export function CalledOff({ entry: { booking, days } }: { readonly entry: Entry }) {
  const { t } = useTranslation(['account', 'activities'])
  const text = useManagingText()
  const isByVenue = booking.cancelled?.source === 'occurrence'
  const reasons = new Set(days.flatMap(({ cancelled }) => cancelled?.reason ?? []))
  return (
    <>
      <Tag tone={isByVenue ? 'warning' : 'neutral'}>
        {isByVenue ? t('account:bookings.calledOff') : t('activities:bookings.cancelled')}
      </Tag>
      {booking.bookingType === 'camps' && days.length > 1 ? (
        <RowText>{days.map((day) => dayText(day.startsAt)).join(', ')}</RowText>
      ) : null}
      {[...reasons].map((reason) => (
        <RowText key={reason}>{reason}</RowText>
      ))}
      {text.cameBack(days).map((line) => (
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
