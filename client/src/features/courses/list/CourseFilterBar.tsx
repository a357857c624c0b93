import { Cake, Calendar, Clock } from 'lucide-react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import type { ListFilter } from '../../../ui/list-filter.ts'
import type { Course } from '../course.ts'
import { countedValues, filterIds } from './course-filters.ts'
import type { Chosen, FilterId } from './course-filters.ts'
import { useFilterText } from './use-filter-text.ts'

const icons = {
  age: <Cake aria-hidden="true" />,
  day: <Calendar aria-hidden="true" />,
  time: <Clock aria-hidden="true" />,
} as const

const isFilterId = (id: string): id is FilterId => filterIds.some((known) => known === id)

type Props = {
  readonly courses: readonly Course[]
  readonly shown: number
  readonly chosen: Chosen
  readonly now: number
  readonly onChange: (chosen: Chosen) => void
}

/** Narrows a list of courses down by age, day, time and places; a filter that tells nothing apart is left out. */
export function CourseFilterBar({ courses, shown, chosen, now, onChange }: Props) {
  const { t } = useTexts()
  const text = useFilterText()
  const filters = filterIds.flatMap((id): readonly ListFilter[] => {
    const values = countedValues(courses, id, chosen, now)
    if (values.length < 2 && chosen[id].length === 0) return []
    const options = values.map(({ value, count }) => ({ value, count, label: text.value(id, value) }))
    return [{ id, label: text.name(id), kind: 'several', options, chosen: chosen[id] }]
  })
  return (
    <FilterBar
      label={t('courses:list.filters')}
      filters={filters}
      icons={icons}
      toggles={[{ id: 'places', label: text.name('places'), on: chosen.places }]}
      status={t('courses:list.shown', { count: shown })}
      onChoose={(id, values) => {
        if (isFilterId(id)) onChange({ ...chosen, [id]: values })
      }}
      onToggle={(_, on) => onChange({ ...chosen, places: on })}
    />
  )
}
