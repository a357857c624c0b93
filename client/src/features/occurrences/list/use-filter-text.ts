import { useTranslation } from 'react-i18next'
import { addDays, startOfDay } from '../../../i18n/calendar.ts'
import { weekdayText } from '../../../i18n/when.ts'
import type { FilterId } from './schedule-filters.ts'

/** Any Monday, to count weekdays from. */
const someMonday = '2026-01-05'

/** The texts of the schedule filters. */
export function useFilterText() {
  const { t } = useTranslation(['courses', 'common'])
  return {
    name: (id: FilterId | 'places'): string => t(`courses:list.filter.${id}`),
    value(id: FilterId, value: string): string {
      if (id === 'day') return weekdayText(startOfDay(addDays(someMonday, Number(value))))
      // The values are those of `filterValues`; each has a text of its own.
      if (id === 'time') return t(`common:days.part.${value}` as 'common:days.part.morning')
      return t(`courses:list.${id}.${value}` as 'courses:list.age.0-4')
    },
  }
}
