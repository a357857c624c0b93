import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { dayToShow, sessionsOf, spanOf, stripOf } from '../../../features/occurrences/list/timetable.ts'
import { TimetableSession } from '../../../features/occurrences/list/TimetableSession.tsx'
import type { ScheduleKind } from '../../../features/occurrences/schedules/schedule.ts'
import { dayIn, isDay, startOfDay } from '../../../i18n/calendar.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { DayParts } from '../../../ui/layout/days/DayParts.tsx'
import { DayStrip } from '../../../ui/layout/days/DayStrip.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { pathsOf } from './schedule-paths.ts'
import { RowsToCome } from './RowsToCome.tsx'
import { useCampCategoryPage, useCourseCategoryPage } from './use-category-page.ts'
import type { CategoryPage } from './use-category-page.ts'

/** The query with another day; its other parts stay. */
function withDay(query: URLSearchParams, day: string): string {
  const next = new URLSearchParams(query)
  next.set('day', day)
  return `?${next.toString()}`
}

/** The sessions of a category's courses, or camps, by day. */
function TimetableScreen({ kind, page }: { readonly kind: ScheduleKind; readonly page: CategoryPage }) {
  const { t } = useTranslation(['courses'])
  const [query] = useSearchParams()
  if (page.status === 'missing') return <NotFoundPage />
  if (page.status === 'loading') return <RowsToCome />
  const { venue, category, schedules } = page
  const asked = query.get('day')
  const today = dayIn(venue.timezone, platformNow())
  const span = spanOf(schedules, today)
  const shown = dayToShow(asked !== null && isDay(asked) ? asked : null, span)
  const strip = stripOf(schedules, shown, span)
  const parts = sessionsOf(schedules, shown)
  const count = parts.reduce((sum, { rows }) => sum + rows.length, 0)
  const next = strip.find(({ day, sessions }) => day > shown && sessions > 0)?.day ?? span.last
  return (
    <>
      <PageHeading
        intro={t('courses:timetable.day', { day: fullDayText(startOfDay(shown)), count })}
        aside={
          <ButtonLink to={pathsOf[kind].list(venue.slug, category.slug)} variant="text">
            {t(`courses:${kind}.timetable.list`)}
          </ButtonLink>
        }
      >
        {category.name}
      </PageHeading>
      <DayStrip
        days={strip.map(({ day, sessions }) => ({
          day,
          hasAny: sessions > 0,
          note: null,
          description: t('courses:when.sessions', { count: sessions }),
        }))}
        shown={shown}
        today={today}
        span={span}
        dayPath={(day) => withDay(query, day)}
      />
      {count > 0 ? (
        <DayParts
          parts={parts.map(({ part, rows }) => ({
            part,
            count: t('courses:when.sessions', { count: rows.length }),
            rows: rows.map(({ schedule, session }) => ({
              key: `${schedule.slug} ${session.startsAt.utc}`,
              row: (
                <TimetableSession
                  schedule={schedule}
                  session={session}
                  now={platformNow()}
                  detailsPath={pathsOf[kind].details(venue.slug, category.slug, schedule.slug)}
                  bookingPath={pathsOf[kind].booking(venue.slug, category.slug, schedule.slug)}
                />
              ),
            })),
          }))}
        />
      ) : (
        <EmptyState
          title={t('courses:timetable.empty')}
          action={
            next > shown ? (
              <ButtonLink to={withDay(query, next)} variant="secondary">
                {t('courses:timetable.nextDay', { day: fullDayText(startOfDay(next)) })}
              </ButtonLink>
            ) : (
              <ButtonLink to={pathsOf[kind].list(venue.slug, category.slug)} variant="secondary">
                {t(`courses:${kind}.timetable.list`)}
              </ButtonLink>
            )
          }
        >
          {next > shown ? t('courses:timetable.emptyText') : null}
        </EmptyState>
      )}
    </>
  )
}

/** '/camps/location/{venueSlug}/{activitySlug}/timetable' */
export function CampTimetablePage() {
  return <TimetableScreen kind="camp" page={useCampCategoryPage()} />
}

/** '/courses/location/{venueSlug}/{activitySlug}/timetable' */
export function CourseTimetablePage() {
  return <TimetableScreen kind="course" page={useCourseCategoryPage()} />
}
