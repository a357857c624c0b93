import { Navigation, QrCode, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../../app/session/session-state.ts'
import { CalendarButton } from '../../../../features/bookings/calendar/CalendarButton.tsx'
import { isPostponed } from '../../../../features/bookings/my-bookings.ts'
import type { Entry, MyBooking } from '../../../../features/bookings/my-bookings.ts'
import { directionsUrl } from '../../../../features/venues/about/venue-facts.ts'
import { useVenues } from '../../../../features/venues/use-venues.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { ButtonOut } from '../../../../ui/buttons/ButtonOut.tsx'
import { CheckInCode } from '../../frame/CheckInCode.tsx'
import { paths } from '../../paths.ts'

const Line = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', pt: '4', borderTopWidth: '1px', borderColor: 'border.strong' },
})

type Props = {
  readonly user: User
  readonly entries: readonly Entry[]
  /** The bookings of the calendar file. */
  readonly calendar: readonly MyBooking[]
}

/** Calendar, directions, receipt, and the codes of other people who come. */
export function PanelLinks({ user, entries, calendar }: Props) {
  const { t } = useTranslation(['account', 'activities', 'common'])
  const [shown, setShown] = useState<MyBooking | null>(null)
  const venues = useVenues('component')
  const [first] = entries
  if (!first) return null
  const { booking } = first
  const [event, ...events] = calendar
  const venue = venues.status === 'success' ? venues.data.find(({ id }) => id === booking.venue?.id) : undefined
  const directions = venue ? directionsUrl(venue) : null
  // A postponed session has no code for the door. [O-540]
  const others = entries.filter(({ booking: one }) => one.userId !== user.id && one.userReference && !isPostponed(one))
  return (
    <Line>
      {event ? <CalendarButton bookings={[event, ...events]} /> : null}
      {directions === null ? null : (
        <ButtonOut variant="secondary" href={directions} newTab>
          <Navigation aria-hidden="true" />
          {t('account:bookings.directions')}
        </ButtonOut>
      )}
      {booking.orderId === null ? null : (
        <ButtonLink variant="secondary" to={paths.payment(booking.orderId)}>
          <ReceiptText aria-hidden="true" />
          {t('account:bookings.receipt')}
        </ButtonLink>
      )}
      {others.map(({ booking: one }) => (
        <Button
          key={one.id}
          variant="secondary"
          opens="dialog"
          icon={<QrCode aria-hidden="true" />}
          onClick={() => setShown(one)}
        >
          {t('account:bookings.codeOf', { name: one.firstName ?? '' })}
        </Button>
      ))}
      {shown?.userReference ? (
        <CheckInCode
          name={[shown.firstName, shown.lastName].filter(Boolean).join(' ')}
          reference={shown.userReference}
          barcode={null}
          onClosed={() => setShown(null)}
        />
      ) : null}
    </Line>
  )
}
