import { useTexts } from '../../i18n/use-texts.ts'
import type { OpeningDay } from './opening-times.ts'

/** When the venue is open today; nothing when that cannot be told. */
export function OpeningToday({ today }: { readonly today: OpeningDay }) {
  const { t } = useTexts()
  if (today.kind === 'unknown') return null
  if (today.kind === 'closed') return t('home:closedToday')
  const hours = today.spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
  return t('home:openToday', { hours })
}
