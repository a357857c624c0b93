import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../i18n/dotted.ts'
import { fullDayText, timeRangeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { RadioGroup } from '../../../ui/fields/choices/RadioGroup.tsx'
import { takeFocus } from '../../../ui/focus/move-focus.ts'
import type { MyBooking } from '../my-bookings.ts'
import { useBookingText } from '../use-booking-text.ts'
import { useMoves, useMoving } from './use-moving.ts'
import type { OpenTime } from './use-moving.ts'

const Part = styled('div', { base: { display: 'grid', gap: '4', justifyItems: 'start' } })
const Title = styled('h3', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** As many as fit without much scrolling. */
const firstFew = 6

type Props = {
  readonly booking: MyBooking
  readonly onMoved: (to: OpenTime) => void
  readonly onKept: () => void
}

/** Another time for a booking instead of a refund: the choices, and the cost. [O-94] */
export function MoveBooking({ booking, onMoved, onKept }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useBookingText()
  const query = useMoves(booking)
  const keep = (
    <Button variant="secondary" onClick={onKept}>
      {text.moveKeep()}
    </Button>
  )
  const [cost] = text.moving(booking)
  return (
    <Part>
      <Title ref={takeFocus} tabIndex={-1}>
        {t('activities:bookings.moveHeading')}
      </Title>
      <p>{cost}</p>
      {query.status === 'loading' ? <Skeleton height={140} /> : null}
      {query.status === 'error' ? (
        <InlineError onRetry={() => void query.refresh()}>{text.moveFailed()}</InlineError>
      ) : null}
      {query.status === 'success' && query.data.length > 0 ? (
        <Times booking={booking} times={query.data} onMoved={onMoved} onKept={onKept} />
      ) : null}
      {query.status === 'success' && query.data.length === 0 ? <p>{t('activities:bookings.moveNone')}</p> : null}
      {query.status === 'success' && query.data.length > 0 ? null : keep}
    </Part>
  )
}

type TimesProps = Props & { readonly times: readonly OpenTime[] }

function Times({ booking, times, onMoved, onKept }: TimesProps) {
  const { t } = useTranslation(['activities'])
  const text = useBookingText()
  const moving = useMoving(booking, onMoved)
  const [chosenId, setChosenId] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? times : times.slice(0, firstFew)
  const chosen = times.find(({ occurrenceId }) => occurrenceId === chosenId)

  function labelOf({ startsAt, endsAt, available }: OpenTime): string {
    const places = available === null ? null : t('activities:bookings.movePlaces', { count: available })
    return dotted([`${fullDayText(startsAt)}, ${timeRangeText(startsAt, endsAt)}`, places])
  }

  return (
    <>
      <RadioGroup
        label={t('activities:bookings.moveTo')}
        options={shown.map((time) => ({ value: time.occurrenceId, label: labelOf(time) }))}
        value={chosenId}
        onChange={(value) => {
          setChosenId(value)
          setIsMissing(false)
        }}
        error={isMissing ? text.moveChoose() : undefined}
      />
      {shown.length < times.length ? (
        <Button variant="text" onClick={() => setShowsAll(true)}>
          {t('activities:bookings.moveMore')}
        </Button>
      ) : null}
      <Actions>
        <Button busy={moving.busy} onClick={() => (chosen ? moving.move(chosen) : setIsMissing(true))}>
          {text.moveConfirm()}
        </Button>
        <Button variant="secondary" onClick={onKept}>
          {text.moveKeep()}
        </Button>
      </Actions>
    </>
  )
}
