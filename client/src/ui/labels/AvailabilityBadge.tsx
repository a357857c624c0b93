import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { availabilityOf } from './availability.ts'

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
