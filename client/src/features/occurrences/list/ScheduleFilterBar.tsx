import { Cake, Calendar, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../../../ui/filters/FilterBar.tsx'
import type { ListFilter } from '../../../ui/filters/list-filter.ts'
import type { Schedule, ScheduleKind } from '../schedules/schedule.ts'
import { countedValues, filterIds } from './schedule-filters.ts'
import type { Chosen, FilterId } from './schedule-filters.ts'
import { useFilterText } from './use-filter-text.ts'

const icons = {
  age: <Cake aria-hidden="true" />,
  day: <Calendar aria-hidden="true" />,
  time: <Clock aria-hidden="true" />,
} as const

const isFilterId = (id: string): id is FilterId => filterIds.some((known) => known === id)

type Props = {
  readonly kind: ScheduleKind
  readonly schedules: readonly Schedule[]
  readonly shown: number
  readonly chosen: Chosen
  readonly now: number
  readonly onChange: (chosen: Chosen) => void
}

/** Filters by age, day, time and places; a filter with one value is hidden. */
export function ScheduleFilterBar({ kind, schedules, shown, chosen, now, onChange }: Props) {
  const { t } = useTranslation(['courses'])
  const text = useFilterText()
  const filters = filterIds.flatMap((id): readonly ListFilter[] => {
    const values = countedValues(schedules, id, chosen, now)
    if (values.length < 2 && chosen[id].length === 0) return []
    const options = values.map(({ value, count }) => ({ value, count, label: text.value(id, value) }))
    return [{ id, label: text.name(id), kind: 'several', options, chosen: chosen[id] }]
  })
  return (
    <FilterBar
      label={t(`courses:${kind}.list.filters`)}
      filters={filters}
      icons={icons}
      toggles={[{ id: 'places', label: text.name('places'), on: chosen.places }]}
      status={t(`courses:${kind}.list.shown`, { count: shown })}
      onChoose={(id, values) => {
        if (isFilterId(id)) onChange({ ...chosen, [id]: values })
      }}
      onToggle={(_, on) => onChange({ ...chosen, places: on })}
    />
  )
}
