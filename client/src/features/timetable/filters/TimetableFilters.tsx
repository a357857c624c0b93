import { Clock, MapPin, Shapes, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../../../ui/filters/FilterBar.tsx'
import type { ListFilter } from '../../../ui/filters/list-filter.ts'
import { clockRangeText } from '../../../i18n/when.ts'
import type { Entry } from '../entries/entry.ts'
import type { SlotType } from '../generation.ts'
import { countedValues, filterIds, windowTimes } from './timetable-filters.ts'
import type { Chosen, FilterId } from './timetable-filters.ts'

/** A window of time in words; null without one. */
export function useWindowText(): (chosen: Pick<Chosen, 'from' | 'to'>) => string | null {
  const { t } = useTranslation(['activities'])
  return ({ from, to }) => {
    if (from !== null && to !== null) return clockRangeText(from, to)
    if (from !== null) return t('activities:timetable.from', { time: from })
    return to === null ? null : t('activities:timetable.until', { time: to })
  }
}

const icons = {
  window: <Clock aria-hidden="true" />,
  time: <Clock aria-hidden="true" />,
  tag: <Shapes aria-hidden="true" />,
  instructor: <UserRound aria-hidden="true" />,
  location: <MapPin aria-hidden="true" />,
} as const

const isFilterId = (id: string): id is FilterId => filterIds.some((known) => known === id)

/** The filters of each kind of list: times for tickets, a window for classes and slots. */
const asked: Readonly<Record<SlotType, readonly (FilterId | 'window')[]>> = {
  classes: ['window', 'tag', 'instructor', 'location'],
  slots: ['window', 'location'],
  tickets: ['time', 'tag', 'instructor', 'location'],
}

type Props = {
  readonly entries: readonly Entry[]
  readonly type: SlotType
  readonly chosen: Chosen
  /** The number of results, in words. */
  readonly status: string
  readonly onChange: (chosen: Chosen) => void
}

/** Filters a day; a filter with one value is hidden. */
export function TimetableFilters({ entries, type, chosen, status, onChange }: Props) {
  const { t } = useTranslation(['activities'])
  const windowText = useWindowText()
  const label = (id: FilterId | 'window'): string => t(`activities:timetable.filter.${id}`)
  const filters = asked[type].flatMap((id): readonly ListFilter[] => {
    if (id === 'window') {
      const times = windowTimes(entries)
      const { from, to } = chosen
      const chosenText = windowText(chosen)
      const name = chosenText === null ? label(id) : t('activities:slots.time')
      return [{ id, label: name, kind: 'window', times, from, to, chosenText }]
    }
    const options = countedValues(entries, id, chosen)
    if (options.length < 2 && chosen[id].length === 0) return []
    return [{ id, label: label(id), kind: 'several', options, chosen: chosen[id] }]
  })
  return (
    <FilterBar
      label={t('activities:timetable.filters')}
      filters={filters}
      icons={icons}
      toggles={[{ id: 'available', label: t('activities:timetable.filter.available'), on: chosen.available }]}
      status={status}
      onChoose={(id, values) => {
        if (isFilterId(id)) return onChange({ ...chosen, [id]: values })
        const [from = '', to = ''] = values
        onChange({ ...chosen, from: from || null, to: to || null })
      }}
      onToggle={(_, on) => onChange({ ...chosen, available: on })}
    />
  )
}
