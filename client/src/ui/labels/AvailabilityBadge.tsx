import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'

type Availability =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'few' | 'plenty'; readonly places: number }

/** At or below this share of all places, rounded down to whole places, few are left. */
const fewShare = 0.2

/**
 * The badge for places. Without a maximum there is none; below 5 places only sold out is reached. [S9-025, S9-026,
 * S9-027, C-36, C-64]
 */
export function availabilityOf(available: number | null, maximum: number | null): Availability {
  if (available === null || maximum === null) return { kind: 'unknown' }
  if (available <= 0) return { kind: 'sold-out' }
  const few = available <= Math.floor(fewShare * maximum)
  return { kind: few ? 'few' : 'plenty', places: available }
}

/** Places in words; the colour is only an addition. */
export const Places = styled('span', {
  base: { fontSize: 'sm', fontWeight: 'bold', whiteSpace: 'nowrap' },
  variants: { tone: { success: { color: 'success' }, danger: { color: 'danger' }, none: { color: 'fg.muted' } } },
})

type Props = { readonly available: number | null; readonly maximum: number | null }

/** Places left, in words and colour. Hidden when the number is unlimited. */
export function AvailabilityBadge({ available, maximum }: Props) {
  const { t } = useTranslation(['common'])
  const state = availabilityOf(available, maximum)
  if (state.kind === 'unknown') return null
  if (state.kind === 'sold-out') return <Places tone="none">{t('common:availability.soldOut')}</Places>
  return (
    <Places tone={state.kind === 'few' ? 'danger' : 'success'}>
      {t('common:availability.places', { count: state.places })}
    </Places>
  )
}
