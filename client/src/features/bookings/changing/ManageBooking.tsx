import { ArrowLeftRight, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fullDayText, timeRangeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { takeFocus } from '../../../ui/focus/move-focus.ts'
import { Attendee, timesOf } from '../BookingRow.tsx'
import { CancelChoice } from '../cancelling/CancelChoice.tsx'
import type { Cancelled } from '../cancelling/use-cancelling.ts'
import { MoveBooking } from './MoveBooking.tsx'
import { placeOf } from '../my-bookings.ts'
import type { Entry, MyBooking } from '../my-bookings.ts'
import { useBookingCalendar } from '../calendar/use-booking-calendar.ts'
import { useBookingText } from '../use-booking-text.ts'
import type { OpenTime } from './use-moving.ts'

const Part = styled('div', { base: { display: 'grid', gap: '2', mb: '5', justifyItems: 'start' } })
const Title = styled('h3', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })
const Quiet = styled('p', { base: { color: 'fg.muted' } })
const Whole = styled('div', { base: { mb: '5' } })

type Props = { readonly entry: Entry; readonly onClosed: () => void }

/** A booking with all its actions: the refund before cancelling, and the outcome after. */
export function ManageBooking({ entry, onClosed }: Props) {
  const { t } = useTranslation(['activities'])
  const { booking } = entry
  const [cancelled, setCancelled] = useState<Cancelled | null>(null)
  const [isMoving, setIsMoving] = useState(false)
  const [moved, setMoved] = useState<OpenTime | null>(null)
  const ended = cancelled ?? (booking.status === 'cancelled' ? [booking] : null)

  function what() {
    if (moved) return <Moved to={moved} onClosed={onClosed} />
    if (ended) return <Ended ended={ended} onClosed={onClosed} />
    if (isMoving) return <MoveBooking booking={booking} onMoved={setMoved} onKept={() => setIsMoving(false)} />
    return <Choices entry={entry} onCancelled={setCancelled} onMove={() => setIsMoving(true)} />
  }

  return (
    <Dialog title={booking.name ?? t('activities:bookings.unnamed')} onClosed={onClosed} closesOnBackdrop={false}>
      <Part>
        {moved ? null : (
          <p>
            {fullDayText(booking.startsAt)}, {timesOf(booking)}
          </p>
        )}
        <Quiet>{placeOf(booking)}</Quiet>
        <Attendee booking={booking} />
      </Part>
      {what()}
    </Dialog>
  )
}

type ChoicesProps = {
  readonly entry: Entry
  readonly onCancelled: (changed: Cancelled) => void
  readonly onMove: () => void
}

/** Moving where possible, the effect of cancelling, and the calendar. */
function Choices({ entry, onCancelled, onMove }: ChoicesProps) {
  const { t } = useTranslation(['activities'])
  const text = useBookingText()
  const { booking } = entry
  const calendar = useBookingCalendar(booking)
  const moves = booking.cancellation?.canMove === true ? text.moving(booking) : null
  return (
    <>
      {moves === null ? null : (
        <Part>
          <Title>{text.ifMoved()}</Title>
          {moves.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Button icon={<ArrowLeftRight aria-hidden="true" />} onClick={onMove}>
            {t('activities:bookings.move')}
          </Button>
        </Part>
      )}
      <Whole>
        <CancelChoice going={[entry]} headingLevel={3} onCancelled={onCancelled} />
      </Whole>
      <Button variant="secondary" icon={<CalendarPlus aria-hidden="true" />} onClick={calendar}>
        {t('activities:bookings.calendar')}
      </Button>
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
