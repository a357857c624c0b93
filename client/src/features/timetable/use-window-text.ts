import { useTexts } from '../../i18n/use-texts.ts'
import { clockRangeText } from '../../i18n/when.ts'
import type { Chosen } from './timetable-filters.ts'

/** A window of time in words; null where none is chosen. */
export function useWindowText(): (chosen: Pick<Chosen, 'from' | 'to'>) => string | null {
  const { t } = useTexts()
  return ({ from, to }) => {
    if (from !== null && to !== null) return clockRangeText(from, to)
    if (from !== null) return t('activities:timetable.from', { time: from })
    return to === null ? null : t('activities:timetable.until', { time: to })
  }
}
