import { useTexts } from '../i18n/use-texts.ts'
import { availabilityOf } from './availability.ts'
import { Tag } from './Tag.tsx'

type Props = { readonly available: number | null; readonly maximum: number | null }

/** Places left, in words and colour. Shows nothing when the number of places is not limited. */
export function AvailabilityBadge({ available, maximum }: Props) {
  const { t } = useTexts()
  const state = availabilityOf(available, maximum)
  if (state.kind === 'unknown') return null
  if (state.kind === 'sold-out') return <Tag tone="danger">{t('common:availability.soldOut')}</Tag>
  return (
    <Tag tone={state.kind === 'few' ? 'danger' : 'success'}>
      {t('common:availability.places', { count: state.places })}
    </Tag>
  )
}
