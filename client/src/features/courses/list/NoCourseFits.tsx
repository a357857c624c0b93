import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import type { Course } from '../course.ts'
import { filterToDrop, nothingChosen } from './course-filters.ts'
import type { Chosen } from './course-filters.ts'
import { useFilterText } from './use-filter-text.ts'

type Props = {
  readonly courses: readonly Course[]
  readonly chosen: Chosen
  readonly now: number
  readonly onChange: (chosen: Chosen) => void
}

/** Nothing fits everything that was chosen: names the filter to let go, with what that brings back. */
export function NoCourseFits({ courses, chosen, now, onChange }: Props) {
  const { t } = useTexts()
  const text = useFilterText()
  const drop = filterToDrop(courses, chosen, now)
  if (drop === null || drop.count === 0) {
    return (
      <EmptyState
        title={t('courses:list.noMatch')}
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
      title={t('courses:list.noMatch')}
      action={<Button onClick={() => onChange(without)}>{t('courses:list.drop', { filter })}</Button>}
    >
      {t('courses:list.noMatchText', { count, filter })}
    </EmptyState>
  )
}
