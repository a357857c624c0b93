import { useTexts } from '../../../i18n/use-texts.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'

type Props = {
  readonly why: 'ended' | 'soldOut'
  readonly course: string
  /** The other courses of its category. */
  readonly othersPath: string
}

/** In place of the form where there is nothing to book: why, and what can be done instead. [S4-062] */
export function CourseGone({ why, course, othersPath }: Props) {
  const { t } = useTexts()
  return (
    <EmptyState
      title={t(`courses:booking.gone.${why}`)}
      action={<ButtonLink to={othersPath}>{t('courses:booking.gone.others')}</ButtonLink>}
    >
      {t(`courses:booking.gone.${why}Text`, { course })}
    </EmptyState>
  )
}
