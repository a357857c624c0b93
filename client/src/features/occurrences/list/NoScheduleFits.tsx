import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import type { Schedule, ScheduleKind } from '../schedules/schedule.ts'
import { filterToDrop, nothingChosen } from './schedule-filters.ts'
import type { Chosen } from './schedule-filters.ts'
import { useFilterText } from './use-filter-text.ts'

type Props = {
  readonly kind: ScheduleKind
  readonly schedules: readonly Schedule[]
  readonly chosen: Chosen
  readonly now: number
  readonly onChange: (chosen: Chosen) => void
}

/** No results: suggests the filter to remove, with the number of results it brings back. */
export function NoScheduleFits({ kind, schedules, chosen, now, onChange }: Props) {
  const { t } = useTranslation(['courses', 'common'])
  const text = useFilterText()
  const drop = filterToDrop(schedules, chosen, now)
  if (drop === null || drop.count === 0) {
    return (
      <EmptyState
        title={t(`courses:${kind}.list.noMatch`)}
        action={<Button onClick={() => onChange(nothingChosen)}>{t('common:filters.clearAll')}</Button>}
      >
        {t('courses:list.noMatchNothing')}
      </EmptyState>
    )
  }
  const { id, count } = drop
  const filter =
    id === 'places' ? text.name(id) : `${text.name(id)}: ${chosen[id].map((value) => text.value(id, value)).join(', ')}`
  const without = id === 'places' ? { ...chosen, places: false } : { ...chosen, [id]: [] }
  return (
    <EmptyState
      title={t(`courses:${kind}.list.noMatch`)}
      action={<Button onClick={() => onChange(without)}>{t('courses:list.drop', { filter })}</Button>}
    >
      {t(`courses:${kind}.list.noMatchText`, { count, filter })}
    </EmptyState>
  )
}
