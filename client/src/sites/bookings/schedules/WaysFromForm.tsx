import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Schedule, ScheduleAddress } from '../../../features/occurrences/schedules/schedule.ts'
import type { ScheduleStanding } from '../../../features/occurrences/schedules/schedule-standing.ts'
import { styled } from '../../../theme/styled.ts'
import { MembersOnlyWays } from '../MembersOnlyWays.tsx'
import { pathsOf } from './schedule-paths.ts'

const Others = styled('p', { base: { fontSize: 'sm', '& > a': { minHeight: 'touch' } } })

type Props = {
  readonly schedule: Schedule
  readonly address: ScheduleAddress
  readonly standing: ScheduleStanding
}

/** The ways on from a form of what can't be booked: the membership that it needs, and other offers. [O-570] */
export function WaysFromForm({ schedule, address, standing }: Props) {
  const { t } = useTranslation(['courses'])
  if (standing.kind !== 'closed') return null
  const { kind, category } = schedule
  const { venueSlug, categorySlug } = address
  return (
    <>
      {standing.because === 'members' ? (
        <MembersOnlyWays membership={standing.only.membership} venueSlug={venueSlug} />
      ) : null}
      <Others>
        <Link to={pathsOf[kind].list(venueSlug, categorySlug)}>
          {category?.name
            ? t(`courses:${kind}.details.others`, { category: category.name })
            : t(`courses:${kind}.details.otherCourses`)}
        </Link>
      </Others>
    </>
  )
}
