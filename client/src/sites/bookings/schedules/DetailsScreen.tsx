import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { GenericErrorPage } from '../../../app/pages/GenericErrorPage.tsx'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { BookSchedule } from '../../../features/occurrences/details/BookSchedule.tsx'
import { ScheduleFacts } from '../../../features/occurrences/details/ScheduleFacts.tsx'
import { ScheduleHeader } from '../../../features/occurrences/details/ScheduleHeader.tsx'
import { sessionsHeld } from '../../../features/occurrences/schedules/schedule.ts'
import type { Schedule } from '../../../features/occurrences/schedules/schedule.ts'
import { scheduleStanding } from '../../../features/occurrences/schedules/schedule-standing.ts'
import type { RefusalReason, ScheduleStanding } from '../../../features/occurrences/schedules/schedule-standing.ts'
import { ageLimitsOf, isAdult, judgedOn } from '../../../features/occurrences/schedules/ages.ts'
import type { AgeLimits } from '../../../features/users/age-fit.ts'
import { useAnybodyElse, useOtherPeople } from '../../../features/users/use-other-people.ts'
import { usePaysFirst } from '../../../features/penalties/use-penalties.ts'
import { useTellAges } from '../../../features/users/use-page-ages.ts'
import { ForWhom } from '../../../features/users/ForWhom.tsx'
import { WaitlistPanel } from '../../../features/waitlists/WaitlistPanel.tsx'
import { instantOf } from '../../../i18n/calendar.ts'
import { styled } from '../../../theme/styled.ts'
import { asBar } from '../../../theme/media.ts'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { MembersOnlyWays } from '../MembersOnlyWays.tsx'
import { paths } from '../paths.ts'
import { DetailsSkeleton } from './DetailsSkeleton.tsx'
import { pathsOf } from './schedule-paths.ts'
import { useCampPage, useCoursePage } from './use-schedule-page.ts'
import type { SchedulePage } from './use-schedule-page.ts'

const NotQuite = styled('p', {
  base: { px: '6', fontSize: 'sm', '& strong': { display: 'block' }, [asBar]: { display: 'none' } },
})

function refusalOf(standing: ScheduleStanding): RefusalReason | null {
  return standing.kind === 'closed' && standing.because === 'said' ? standing.reason : null
}

/** Another person may have the right age. */
function isAboutAge(standing: ScheduleStanding): boolean {
  const code = refusalOf(standing)?.code
  return code === 'too_young' || code === 'too_old'
}

function whoOf(ages: AgeLimits | null): 'child' | 'another' {
  const maxAge = ages?.maxAge ?? null
  return maxAge !== null && !isAdult(maxAge) ? 'child' : 'another'
}

/** Whether a member could book it at the right age, which the platform's answer to visitors shows. */
function isOpen(schedule: Schedule, now: number): boolean {
  return scheduleStanding({ ...schedule, bookableAction: null, priceReason: null }, now).kind === 'bookable'
}

/** The name of the membership that it is for; null where it is not for members only. */
function membershipOf(standing: ScheduleStanding): string | null {
  return standing.kind === 'closed' && standing.because === 'members' ? standing.only.membership : null
}

/** The customer's booking of its next session, or the last; null where sessions have no ids. */
function bookedPath(schedule: Schedule, now: number): string | null {
  const held = sessionsHeld(schedule)
  const next = held.find(({ startsAt, endsAt }) => instantOf(endsAt ?? startsAt) > now) ?? held.at(-1)
  return next?.id ? paths.myBookings(next.id) : null
}

/** A course's or camp's details, and its booking. */
function DetailsScreen({ page }: { readonly page: SchedulePage }) {
  const { t } = useTranslation(['courses'])
  const paysFirst = usePaysFirst()
  const found = page.status === 'found' ? page.schedule : null
  const ages = found && ageLimitsOf(found)
  const firstDay = found && judgedOn(found)
  useTellAges(ages, firstDay)
  const others = useOtherPeople(ages, firstDay)
  const anybody = useAnybodyElse(ages, firstDay)
  if (page.status === 'missing') return <NotFoundPage />
  if (page.status === 'failed') return <GenericErrorPage error={page.error} />
  if (page.status === 'loading') return <DetailsSkeleton />
  const { schedule, kind } = page
  const { venueSlug, categorySlug, slug } = page.address
  const now = platformNow()
  const standing = scheduleStanding(schedule, now)
  const othersPath = pathsOf[kind].list(venueSlug, categorySlug)
  const category = schedule.category?.name
  const isForOthers = isAboutAge(standing) && anybody.length > 0 && isOpen(schedule, now)
  const membership = membershipOf(standing)
  const help = membership === null ? null : <MembersOnlyWays membership={membership} venueSlug={venueSlug} />
  return (
    <Columns
      summary={
        <BookSchedule
          schedule={schedule}
          now={now}
          standing={standing}
          help={help}
          person={<ForWhom />}
          waiting={
            <WaitlistPanel
              action={schedule.bookableAction?.action ?? null}
              occurrenceIds={schedule.occurrences.flatMap(({ id }) => id ?? [])}
              name={schedule.name}
              others={others}
            />
          }
          paysFirst={paysFirst}
          bookingPath={pathsOf[kind].booking(venueSlug, categorySlug, slug)}
          bookFor={isForOthers ? whoOf(ages) : null}
          basketPath={paths.basket()}
          managePath={bookedPath(schedule, now)}
          othersPath={othersPath}
        />
      }
      aside={
        category && standing.kind !== 'closed' ? (
          <NotQuite>
            <strong>{t('courses:details.notQuite')}</strong>
            <Link to={othersPath}>{t(`courses:${kind}.details.others`, { category })}</Link>
          </NotQuite>
        ) : null
      }
      asideLabel={t('courses:details.notQuite')}
    >
      <ScheduleHeader
        schedule={schedule}
        standing={standing}
        now={now}
        instead={isAboutAge(standing) ? <ForWhom /> : help}
      />
      <ScheduleFacts schedule={schedule} now={now} />
    </Columns>
  )
}

/** '/camps/location/{venueSlug}/{activitySlug}/timetable/{campSlug}' */
export function CampDetailsPage() {
  return <DetailsScreen page={useCampPage()} />
}

/** '/courses/location/{venueSlug}/{activitySlug}/timetable/{courseSlug}' */
export function CourseDetailsPage() {
  return <DetailsScreen page={useCoursePage()} />
}
