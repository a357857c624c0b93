import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { entriesOf } from '../../../features/bookings/booking-rows.ts'
import type { SharedRow } from '../../../features/bookings/booking-rows.ts'
import { useManagingText } from '../../../features/bookings/use-managing-text.ts'
import { dayText } from '../../../i18n/when.ts'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { RowText } from '../../../ui/layout/DatedRow.tsx'
import { paths } from '../paths.ts'

/** Cancelled bookings of one row, or days of a camp: by the centre or the customer, why, and what came back for all. */
export function CalledOff({ row }: { readonly row: SharedRow }) {
  const { t } = useTranslation(['account', 'activities'])
  const text = useManagingText()
  const { booking } = row.first
  const days = entriesOf(row).flatMap((entry) => entry.days)
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
      {isByVenue && days.some(({ cancelled }) => (cancelled?.returned?.value ?? 0) > 0) ? (
        <RowText>{t('account:bookings.moneyInstead')}</RowText>
      ) : null}
      {isByVenue && booking.orderId !== null ? (
        <RowText>
          <Link to={paths.payment(booking.orderId)}>{t('account:bookings.seeRefund')}</Link>
        </RowText>
      ) : null}
    </>
  )
}
