import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysText } from '../../../i18n/days/days-text.ts'
import { fullDayText, timeRangeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { takeFocus } from '../../../ui/focus/move-focus.ts'
import { Attendees } from '../Attendees.tsx'
import { CancelChoice } from '../cancelling/CancelChoice.tsx'
import { usePlaces } from '../cancelling/use-places.ts'
import type { Places } from '../cancelling/use-places.ts'
import { WhichPlaces } from '../cancelling/WhichPlaces.tsx'
import type { Cancelled } from '../cancelling/use-cancelling.ts'
import { MoveBooking } from './MoveBooking.tsx'
import { entriesOf } from '../booking-rows.ts'
import type { SharedRow } from '../booking-rows.ts'
import { isPostponed, placeOf } from '../my-bookings.ts'
import type { MyBooking } from '../my-bookings.ts'
import { CalendarButton } from '../calendar/CalendarButton.tsx'
import { calendarOf } from '../cancelling/use-places.ts'
import { NewTime } from './NewTime.tsx'
import { Postponed } from './Postponed.tsx'
import { timesOf } from '../use-booking-text.ts'
import { useManagingText } from '../use-managing-text.ts'
import type { OpenTime } from './use-moving.ts'

const Part = styled('div', { base: { display: 'grid', gap: '2', mb: '5', justifyItems: 'start' } })
const Title = styled('h3', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })
const Quiet = styled('p', { base: { color: 'fg.muted' } })
const Whole = styled('div', { base: { mb: '5' } })

type Props = { readonly row: SharedRow; readonly onClosed: () => void }

/** A booking with all its actions: the refund before cancelling, and the outcome after. */
export function ManageBooking({ row, onClosed }: Props) {
  const { t } = useTranslation(['activities'])
  const places = usePlaces(row)
  const { booking } = row.first
  const [cancelled, setCancelled] = useState<(Cancelled & { readonly count: number | null }) | null>(null)
  const [moving, setMoving] = useState<MyBooking | null>(null)
  const [moved, setMoved] = useState<OpenTime | null>(null)
  const ended = cancelled ?? (booking.status === 'cancelled' ? { bookings: [booking], lost: [], count: null } : null)

  function end(changed: Cancelled) {
    setCancelled({ ...changed, count: places.places.length > 1 ? places.count : null })
  }

  function what() {
    if (moved) return <Moved to={moved} onClosed={onClosed} />
    if (ended) return <Ended ended={ended} count={ended.count} onClosed={onClosed} />
    if (moving) return <MoveBooking booking={moving} onMoved={setMoved} onKept={() => setMoving(null)} />
    return <Choices places={places} onCancelled={end} onMove={setMoving} />
  }

  return (
    <Dialog title={booking.name ?? t('activities:bookings.unnamed')} onClosed={onClosed} closesOnBackdrop={false}>
      <Part>
        {moved ? null : (
          <p>
            {moving === null && places.isByDay
              ? daysText(places.entries.map((entry) => entry.booking.startsAt))
              : `${fullDayText((moving ?? booking).startsAt)}, ${timesOf(moving ?? booking)}`}
          </p>
        )}
        {isPostponed(booking) ? <Postponed booking={booking} /> : null}
        {moved ? null : <NewTime booking={moving ?? booking} />}
        <Quiet>{placeOf(booking)}</Quiet>
        <Attendees entries={entriesOf(row)} />
      </Part>
      {what()}
    </Dialog>
  )
}

type ChoicesProps = {
  readonly places: Places
  readonly onCancelled: (changed: Cancelled) => void
  readonly onMove: (booking: MyBooking) => void
}

/** Moving where possible, the effect of cancelling, and the calendar. */
function Choices({ places, onCancelled, onMove }: ChoicesProps) {
  const { t } = useTranslation(['activities'])
  const text = useManagingText()
  const { going } = places
  // One place moves at a time.
  const [only = null] = going.length === 1 ? going : []
  const moves = only?.booking.cancellation?.canMove === true ? text.moving(only.booking) : null
  const [first, ...others] = calendarOf(places)
  return (
    <>
      {places.places.length > 1 ? (
        <Whole>
          <WhichPlaces of={places} />
        </Whole>
      ) : null}
      {only === null || moves === null ? null : (
        <Part>
          <Title>{text.ifMoved()}</Title>
          {moves.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Button icon={<ArrowLeftRight aria-hidden="true" />} onClick={() => onMove(only.booking)}>
            {t('activities:bookings.move')}
          </Button>
        </Part>
      )}
      <Whole>
        <CancelChoice of={places} headingLevel={3} onCancelled={onCancelled} />
      </Whole>
      {first ? <CalendarButton bookings={[first, ...others]} /> : null}
    </>
  )
}

type EndedProps = {
  readonly ended: {
    readonly bookings: readonly Pick<MyBooking, 'cancelled' | 'price'>[]
    readonly lost: Cancelled['lost']
  }
  /** The places that were chosen; null where there was no choice. */
  readonly count: number | null
  readonly onClosed: () => void
}

function Ended({ ended, count, onClosed }: EndedProps) {
  const { t } = useTranslation(['activities'])
  const text = useManagingText()
  const [reason] = ended.bookings.flatMap(({ cancelled }) => cancelled?.reason ?? [])
  return (
    <>
      <Part role="status">
        <Title ref={takeFocus} tabIndex={-1}>
          {count === null ? t('activities:bookings.isCancelled') : t('activities:cancelling.done', { count })}
        </Title>
        {reason === undefined ? null : <p>{reason}</p>}
        {text.cameBack(ended.bookings, ended.lost).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Part>
      <Button onClick={onClosed}>{t('activities:bookings.close')}</Button>
    </>
  )
}

function Moved({ to, onClosed }: { readonly to: OpenTime; readonly onClosed: () => void }) {
  const { t } = useTranslation(['activities'])
  const text = useManagingText()
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
