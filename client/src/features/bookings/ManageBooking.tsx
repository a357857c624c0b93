import { CalendarPlus } from 'lucide-react'
import { useTexts } from '../../i18n/use-texts.ts'
import { fullDayText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Attendee, timesOf } from './BookingRow.tsx'
import type { Entry } from './my-bookings.ts'
import { useBookingCalendar } from './use-booking-calendar.ts'
import { useBookingText } from './use-booking-text.ts'
import { useCancelling } from './use-my-bookings.ts'

const Part = styled('div', { base: { display: 'grid', gap: '2', mb: '5', justifyItems: 'start' } })
const Title = styled('h3', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })
const Quiet = styled('p', { base: { color: 'fg.muted' } })
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

type Props = { readonly entry: Entry; readonly onClosed: () => void }

/** A booking with everything that can be done about it: what cancelling brings back before, and what came back after. */
export function ManageBooking({ entry, onClosed }: Props) {
  const { t } = useTexts()
  const text = useBookingText()
  const { booking, sessions } = entry
  const cancelling = useCancelling(booking)
  const calendar = useBookingCalendar(booking)
  const { canCancel, cannotCancelReason } = booking.cancellation ?? {}
  const name = booking.name ?? t('activities:bookings.unnamed')
  const ended = cancelling.done ?? (booking.status === 'cancelled' ? [booking] : null)
  return (
    <Dialog title={name} onClosed={onClosed} closesOnBackdrop={false}>
      <Part>
        <p>
          {fullDayText(booking.startsAt)}, {timesOf(booking)}
        </p>
        <Quiet>{[booking.locationName, booking.venue?.name].filter(Boolean).join(', ')}</Quiet>
        <Attendee booking={booking} />
      </Part>
      {ended ? (
        <>
          <Part role="status">
            <Title>{t('activities:bookings.isCancelled')}</Title>
            {ended
              .flatMap(({ cancelled }) => cancelled?.reason ?? [])
              .slice(0, 1)
              .map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
            {text.cameBack(ended).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Part>
          <Button onClick={onClosed}>{t('activities:bookings.close')}</Button>
        </>
      ) : (
        <>
          <Part>
            <Title>{t('activities:bookings.ifYouCancel')}</Title>
            {canCancel === false ? <p>{cannotCancelReason ?? t('activities:bookings.cannot')}</p> : null}
            {canCancel !== false && sessions > 1 ? (
              <p>{t('activities:bookings.allSessions', { count: sessions })}</p>
            ) : null}
            {canCancel === false ? null : text.consequences(booking).map((line) => <p key={line}>{line}</p>)}
          </Part>
          <Actions>
            {canCancel === false ? null : (
              <Button busy={cancelling.busy} onClick={cancelling.cancel}>
                {t('activities:bookings.cancel')}
              </Button>
            )}
            <Button variant="secondary" icon={<CalendarPlus aria-hidden="true" />} onClick={calendar}>
              {t('activities:bookings.calendar')}
            </Button>
          </Actions>
        </>
      )}
    </Dialog>
  )
}
