import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { takeFocus } from '../../../ui/focus/move-focus.ts'
import type { MyBooking } from '../my-bookings.ts'
import { useManagingText } from '../use-managing-text.ts'
import { MovedTerms } from './MovedTerms.tsx'
import { MoveTimes } from './MoveTimes.tsx'
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
  const text = useManagingText()
  const query = useMoves(booking)
  const moving = useMoving(booking, onMoved)
  const [chosen, setChosen] = useState<OpenTime | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const hasTimes = query.status === 'success' && query.data.length > 0
  const [cost] = text.moving(booking)
  return (
    <Part>
      <Title ref={takeFocus} tabIndex={-1}>
        {t('activities:bookings.moveHeading')}
      </Title>
      <p>{cost}</p>
      <MoveTimes
        query={query}
        few={firstFew}
        chosen={chosen}
        onChoose={(time) => {
          setChosen(time)
          setIsMissing(false)
        }}
        error={isMissing ? text.moveChoose() : undefined}
      />
      <MovedTerms booking={booking} to={chosen} />
      <Actions>
        {hasTimes ? (
          <Button busy={moving.busy} onClick={() => (chosen ? moving.move(chosen) : setIsMissing(true))}>
            {text.moveConfirm()}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onKept}>
          {text.moveKeep()}
        </Button>
      </Actions>
    </Part>
  )
}
