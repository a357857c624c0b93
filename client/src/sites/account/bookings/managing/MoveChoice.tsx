import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MovedTerms } from '../../../../features/bookings/changing/MovedTerms.tsx'
import { MoveTimes } from '../../../../features/bookings/changing/MoveTimes.tsx'
import { useMoves, useMoving } from '../../../../features/bookings/changing/use-moving.ts'
import type { Places } from '../../../../features/bookings/cancelling/use-places.ts'
import type { OpenTime } from '../../../../features/bookings/changing/use-moving.ts'
import { losesByCancelling } from '../../../../features/bookings/my-bookings.ts'
import type { Entry, MyBooking } from '../../../../features/bookings/my-bookings.ts'
import { useManagingText } from '../../../../features/bookings/use-managing-text.ts'
import { dateText, weekdayText } from '../../../../i18n/when.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import type { Change } from '../ChangeNotice.tsx'
import { Quiet } from '../Part.tsx'

const Part = styled('section', { base: { display: 'grid', gap: '3', justifyItems: 'start', minWidth: 0 } })
const Title = styled('h4', { base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0' } })

/** Times shown before more are asked for. */
const few = 2

type Props = {
  readonly going: readonly Entry[]
  /** The row's places: one moves at a time. */
  readonly of: Places
  readonly onChanged: (change: Change) => void
}

/** Another time instead of a refund, or why there is none; absent on a platform that does not say. [O-94] */
export function MoveChoice({ going, of: { places, isByDay }, onChanged }: Props) {
  const { t } = useTranslation(['account'])
  const text = useManagingText()
  const [entry] = going
  if (typeof entry?.booking.cancellation?.canMove !== 'boolean') return null
  const { booking } = entry
  // A ticket is valid for its own time only. [O-94]
  const canMove = booking.cancellation?.canMove === true && !booking.ticket
  const isFixed = booking.cancellation?.canCancel === false || losesByCancelling(booking)
  const choosesOne = places.length > 1 && going.length > 1
  return (
    <Part>
      <Title>{text.ifMoved()}</Title>
      {canMove ? null : <p>{t(isFixed ? 'account:bookings.stays' : 'account:bookings.cannotMove')}</p>}
      {canMove && choosesOne ? <p>{t(isByDay ? 'account:bookings.moveOneDay' : 'account:bookings.moveOne')}</p> : null}
      {canMove && !choosesOne ? <Times key={booking.id} booking={booking} onChanged={onChanged} /> : null}
    </Part>
  )
}

type TimesProps = { readonly booking: MyBooking; readonly onChanged: (change: Change) => void }

function Times({ booking, onChanged }: TimesProps) {
  const { t } = useTranslation(['account'])
  const text = useManagingText()
  const query = useMoves(booking)
  const [chosen, setChosen] = useState<OpenTime | null>(null)
  const moving = useMoving(booking, (to) => onChanged({ kind: 'moved', booking, to }))
  // A ticket cannot move, which only its own call says.
  if (query.status === 'error' && query.error.code === 'booking_not_movable') {
    return <p>{t('account:bookings.cannotMove')}</p>
  }
  return (
    <>
      <Quiet>{text.moving(booking).join(' ')}</Quiet>
      <MoveTimes query={query} few={few} chosen={chosen} onChoose={setChosen} />
      <MovedTerms booking={booking} to={chosen} />
      {chosen ? (
        <Button busy={moving.busy} onClick={() => moving.move(chosen)}>
          {t('account:bookings.moveTo', { day: `${weekdayText(chosen.startsAt)} ${dateText(chosen.startsAt)}` })}
        </Button>
      ) : null}
    </>
  )
}
