import { ArrowLeftRight, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fullDayText, timeRangeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { takeFocus } from '../../../ui/focus/move-focus.ts'
import { Attendee, timesOf } from '../BookingRow.tsx'
import { MoveBooking } from './MoveBooking.tsx'
import type { Entry, MyBooking } from '../my-bookings.ts'
import { useBookingCalendar } from '../calendar/use-booking-calendar.ts'
import { useBookingText } from '../use-booking-text.ts'
import { useCancelling } from './use-cancelling.ts'
import { useLateReason } from './use-late-reason.ts'
import type { OpenTime } from './use-moving.ts'

const Part = styled('div', { base: { display: 'grid', gap: '2', mb: '5', justifyItems: 'start' } })
const Title = styled('h3', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })
const Quiet = styled('p', { base: { color: 'fg.muted' } })
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

type Props = { readonly entry: Entry; readonly onClosed: () => void }

/** A booking with all its actions: the refund before cancelling, and the outcome after. */
export function ManageBooking({ entry, onClosed }: Props) {
  const { t } = useTranslation(['activities'])
  const { booking } = entry
  const cancelling = useCancelling(booking)
  const [isMoving, setIsMoving] = useState(false)
  const [moved, setMoved] = useState<OpenTime | null>(null)
  const ended = cancelling.done ?? (booking.status === 'cancelled' ? [booking] : null)

  function what() {
    if (moved) return <Moved to={moved} onClosed={onClosed} />
    if (ended) return <Ended ended={ended} onClosed={onClosed} />
    if (isMoving) return <MoveBooking booking={booking} onMoved={setMoved} onKept={() => setIsMoving(false)} />
    return <Choices entry={entry} cancelling={cancelling} onMove={() => setIsMoving(true)} />
  }

  return (
    <Dialog title={booking.name ?? t('activities:bookings.unnamed')} onClosed={onClosed} closesOnBackdrop={false}>
      <Part>
        {moved ? null : (
          <p>
            {fullDayText(booking.startsAt)}, {timesOf(booking)}
          </p>
        )}
        <Quiet>{[booking.locationName, booking.venue?.name].filter(Boolean).join(', ')}</Quiet>
        <Attendee booking={booking} />
      </Part>
      {what()}
    </Dialog>
  )
}

type ChoicesProps = {
  readonly entry: Entry
  readonly cancelling: ReturnType<typeof useCancelling>
  readonly onMove: () => void
}

/** The effect of cancelling, moving where possible, and the calendar. */
function Choices({ entry: { booking, sessions }, cancelling, onMove }: ChoicesProps) {
  const { t } = useTranslation(['activities'])
  const text = useBookingText()
  const calendar = useBookingCalendar(booking)
  const { canCancel, cannotCancelReason, canMove } = booking.cancellation ?? {}
  const late = useLateReason(booking)
  const moves = canMove === true ? text.moving(booking) : null
  const cancel =
    canCancel === false ? null : (
      <Button
        variant={moves === null ? 'primary' : 'secondary'}
        busy={cancelling.busy}
        onClick={() => late.check() && cancelling.cancel(late.reason)}
      >
        {t('activities:bookings.cancel')}
      </Button>
    )
  return (
    <>
      {moves === null ? null : (
        <Part>
          <Title>{text.ifMoved()}</Title>
          {moves.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Part>
      )}
      <Part>
        <Title>{text.ifCancelled()}</Title>
        {canCancel === false ? <p>{cannotCancelReason ?? t('activities:bookings.cannot')}</p> : null}
        {canCancel !== false && sessions > 1 ? (
          <p>{t('activities:bookings.allSessions', { count: sessions })}</p>
        ) : null}
        {canCancel === false ? null : text.consequences(booking).map((line) => <p key={line}>{line}</p>)}
        {canCancel !== false && late.isLate ? <p>{t('activities:bookings.served.late')}</p> : null}
      </Part>
      {canCancel !== false && late.isLate ? (
        <Part>
          <TextField
            id="late-reason"
            label={t('activities:bookings.served.reason')}
            value={late.reason}
            onChange={late.setReason}
            optional={!late.isRequired}
            error={late.isMissing ? t('activities:bookings.served.reasonMissing') : undefined}
            maxLength={255}
          />
        </Part>
      ) : null}
      <Actions>
        {moves === null ? null : (
          <Button icon={<ArrowLeftRight aria-hidden="true" />} onClick={onMove}>
            {t('activities:bookings.move')}
          </Button>
        )}
        {cancel}
        <Button variant="secondary" icon={<CalendarPlus aria-hidden="true" />} onClick={calendar}>
          {t('activities:bookings.calendar')}
        </Button>
      </Actions>
    </>
  )
}

type EndedProps = { readonly ended: readonly Pick<MyBooking, 'cancelled' | 'price'>[]; readonly onClosed: () => void }

function Ended({ ended, onClosed }: EndedProps) {
  const { t } = useTranslation(['activities'])
  const text = useBookingText()
  const [reason] = ended.flatMap(({ cancelled }) => cancelled?.reason ?? [])
  return (
    <>
      <Part role="status">
        <Title ref={takeFocus} tabIndex={-1}>
          {t('activities:bookings.isCancelled')}
        </Title>
        {reason === undefined ? null : <p>{reason}</p>}
        {text.cameBack(ended).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Part>
      <Button onClick={onClosed}>{t('activities:bookings.close')}</Button>
    </>
  )
}

function Moved({ to, onClosed }: { readonly to: OpenTime; readonly onClosed: () => void }) {
  const { t } = useTranslation(['activities'])
  const text = useBookingText()
  const when = `${fullDayText(to.startsAt)}, ${timeRangeText(to.startsAt, to.endsAt)}`
  return (
    <>
      <Part role="status">
        <Title ref={takeFocus} tabIndex={-1}>
          {text.isMoved()}
        </Title>
        <p>{text.movedTo(when)}</p>
      </Part>
      <Button onClick={onClosed}>{t('activities:bookings.close')}</Button>
    </>
  )
}
