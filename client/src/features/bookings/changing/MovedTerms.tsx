import { fullDayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { isFinal } from '../../occurrences/terms.ts'
import { useCancellationText } from '../../occurrences/use-cancellation-text.ts'
import type { MyBooking } from '../my-bookings.ts'
import { useManagingText } from '../use-managing-text.ts'
import type { OpenTime } from './use-moving.ts'

const Part = styled('div', { base: { display: 'grid', gap: '1' } })

type Props = {
  readonly booking: Pick<MyBooking, 'price'>
  /** The chosen time; null before one is chosen. */
  readonly to: OpenTime | null
}

/** The terms of cancelling a booking at the time that it would move to, before it moves. [O-571] */
export function MovedTerms({ booking, to }: Props) {
  const text = useManagingText()
  const summary = to?.cancellationSummary ?? null
  const terms = useCancellationText()(summary, booking.price?.value)
  if (to === null || summary === null) return <Part role="status" />
  const isOver = isFinal(summary)
  return (
    <Part role="status">
      {summary.until ? null : <strong>{text.moveEnds(fullDayText(to.startsAt), isOver)}</strong>}
      {terms === null || isOver ? null : <p>{[terms.by, terms.returns].filter(Boolean).join('. ')}</p>}
    </Part>
  )
}
