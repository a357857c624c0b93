import { useTranslation } from 'react-i18next'
import { clockRangeText } from '../../../i18n/when.ts'
import type { Chosen } from './timetable-filters.ts'

/** A window of time in words; null without one. */
export function useWindowText(): (chosen: Pick<Chosen, 'from' | 'to'>) => string | null {
  const { t } = useTranslation(['activities'])
  return ({ from, to }) => {
    if (from !== null && to !== null) return clockRangeText(from, to)
    if (from !== null) return t('activities:timetable.from', { time: from })
    return to === null ? null : t('activities:timetable.until', { time: to })
  }
}
