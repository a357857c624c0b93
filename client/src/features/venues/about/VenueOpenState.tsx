import { useTranslation } from 'react-i18next'
import { dayIn } from '../../../i18n/calendar.ts'
import { clockText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { openStateAt } from './opening-times.ts'
import type { Hours } from './opening-times.ts'
import type { Venue } from '../search/venue-search.ts'

const Line = styled('span', {
  base: { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'bold' },
  variants: { open: { true: { color: 'success' }, false: { color: 'fg.muted' } } },
})
const Dot = styled('span', {
  base: {
    width: '9px',
    height: '9px',
    borderRadius: 'full',
    bg: 'currentColor',
    flexShrink: 0,
    '@media (forced-colors: active)': { borderWidth: '5px', borderColor: 'CanvasText' },
  },
})

type Props = {
  readonly venue: Hours & Pick<Venue, 'timezone'>
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number
}

/** Whether a venue is open now and until when, by its own clock; hidden when unknown. */
export function VenueOpenState({ venue, now }: Props) {
  const { t } = useTranslation(['home'])
  const state = openStateAt(venue, dayIn(venue.timezone, now), clockText(now, venue.timezone))
  if (state.kind === 'unknown') return null
  if (state.kind === 'closed') {
    return <Line open={false}>{state.opens ? t('home:opensAt', { time: state.opens }) : t('home:closedNow')}</Line>
  }
  return (
    <Line open>
      <Dot aria-hidden="true" />
      {state.until ? t('home:openUntil', { time: state.until }) : t('home:openAlways')}
    </Line>
  )
}
