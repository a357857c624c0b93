import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import type { Schedule } from '../schedules/schedule.ts'

type Props = {
  readonly why: 'ended' | 'soldOut'
  readonly schedule: Pick<Schedule, 'kind' | 'name'>
  /** The other schedules of its category. */
  readonly othersPath: string
}

/** Shown instead of the form when nothing can be booked: the reason, and an alternative. [S4-062] */
export function ScheduleGone({ why, schedule, othersPath }: Props) {
  const { t } = useTranslation(['courses'])
  return (
    <EmptyState
      title={t(`courses:${schedule.kind}.booking.gone.${why}`)}
      action={<ButtonLink to={othersPath}>{t(`courses:${schedule.kind}.booking.gone.others`)}</ButtonLink>}
    >
      {t(`courses:${schedule.kind}.booking.gone.${why}Text`, { course: schedule.name })}
    </EmptyState>
  )
}
