import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useManagingText } from '../../../features/bookings/use-managing-text.ts'
import type { Entry } from '../../../features/bookings/my-bookings.ts'
import { dayText } from '../../../i18n/when.ts'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { RowText } from '../../../ui/layout/DatedRow.tsx'
import { paths } from '../paths.ts'

/** The cancelled bookings of one row: by the centre or the customer, why, and all that came back for them. */
export function CalledOff({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = useTranslation(['account', 'activities'])
  const text = useManagingText()
  const sessions = entries.flatMap((entry) => entry.sessions)
  const days = entries[0]?.days ?? []
  const [first] = sessions
  const isByVenue = first?.cancelled?.source === 'occurrence'
  const reasons = new Set(sessions.flatMap(({ cancelled }) => cancelled?.reason ?? []))
  const orderId = first?.orderId ?? null
  return (
    <>
      <Tag tone={isByVenue ? 'warning' : 'neutral'}>
        {isByVenue ? t('account:bookings.calledOff') : t('activities:bookings.cancelled')}
      </Tag>
      {days.length > 1 ? <RowText>{days.map((day) => dayText(day.startsAt)).join(', ')}</RowText> : null}
      {[...reasons].map((reason) => (
        <RowText key={reason}>{reason}</RowText>
      ))}
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
