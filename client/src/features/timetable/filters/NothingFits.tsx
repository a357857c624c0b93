import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import type { Entry } from '../entries/entry.ts'
import { countedValues, filterToDrop, nothingChosen, without } from './timetable-filters.ts'
import type { Chosen, Droppable } from './timetable-filters.ts'
import { useWindowText } from './TimetableFilters.tsx'

type Props = {
  readonly entries: readonly Entry[]
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}

/** No results: suggests the filter to remove, with the number of results it brings back. */
export function NothingFits({ entries, chosen, onChange }: Props) {
  const { t } = useTranslation(['activities', 'common'])
  const windowText = useWindowText()
  const drop = filterToDrop(entries, chosen)

  function named(id: Droppable): string {
    if (id === 'available') return t('activities:timetable.filter.available')
    if (id === 'window') return windowText(chosen) ?? ''
    const labels = countedValues(entries, id, chosen).filter(({ value }) => chosen[id].includes(value))
    return (labels.length > 0 ? labels.map(({ label }) => label) : chosen[id]).join(', ')
  }

  if (drop === null || drop.count === 0) {
    return (
      <EmptyState
        title={t('activities:timetable.noMatch')}
        action={<Button onClick={() => onChange(nothingChosen)}>{t('common:filters.clearAll')}</Button>}
      >
        {t('activities:timetable.noMatchNothing')}
      </EmptyState>
    )
  }
  const filter = named(drop.id)
  return (
    <EmptyState
      title={t('activities:timetable.noMatch')}
      action={
        <Button onClick={() => onChange(without(chosen, drop.id))}>{t('activities:timetable.drop', { filter })}</Button>
      }
    >
      {t('activities:timetable.noMatchText', { count: drop.count, filter })}
    </EmptyState>
  )
}
