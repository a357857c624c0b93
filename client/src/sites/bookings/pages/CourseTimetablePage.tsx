import { useSearchParams } from 'react-router-dom'
import { NotFoundPage } from '../../../app/pages/NotFoundPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { dayToShow, sessionsOf, spanOf, stripOf } from '../../../features/courses/list/timetable.ts'
import { TimetableSession } from '../../../features/courses/list/TimetableSession.tsx'
import { dayIn, isDay, startOfDay } from '../../../i18n/calendar.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { DayParts } from '../../../ui/layout/DayParts.tsx'
import { DayStrip } from '../../../ui/layout/DayStrip.tsx'
import { PageHeading } from '../../../ui/layout/PageHeading.tsx'
import { paths } from '../paths.ts'
import { RowsToCome } from '../RowsToCome.tsx'
import { useCourseCategoryPage } from '../use-course-category-page.ts'

/** The address with another day in it; what it says besides stays. */
function withDay(query: URLSearchParams, day: string): string {
  const next = new URLSearchParams(query)
  next.set('day', day)
  return `?${next.toString()}`
}

/** '/courses/location/{venueSlug}/{activitySlug}/timetable': the sessions of a category's courses, day by day. [S2-040, O-08] */
export function CourseTimetablePage() {
  const { t } = useTexts()
  const [query] = useSearchParams()
  const page = useCourseCategoryPage()
  if (page.status === 'missing') return <NotFoundPage />
  if (page.status === 'loading') return <RowsToCome />
  const { venue, category, courses } = page
  const asked = query.get('day')
  const today = dayIn(venue.timezone, platformNow())
  const span = spanOf(courses, today)
  const shown = dayToShow(asked !== null && isDay(asked) ? asked : null, span)
  const strip = stripOf(courses, shown, span)
  const parts = sessionsOf(courses, shown)
  const count = parts.reduce((sum, { rows }) => sum + rows.length, 0)
  const next = strip.find(({ day, sessions }) => day > shown && sessions > 0)?.day ?? span.last
  return (
    <>
      <PageHeading
        intro={t('courses:timetable.day', { day: fullDayText(startOfDay(shown)), count })}
        aside={
          <ButtonLink to={paths.courses(venue.slug, category.slug)} variant="text">
            {t('courses:timetable.list')}
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
            rows: rows.map(({ course, session }) => (
              <TimetableSession
                key={`${course.slug} ${session.startsAt.utc}`}
                course={course}
                session={session}
                now={platformNow()}
                detailsPath={paths.courseDetails(venue.slug, category.slug, course.slug)}
                bookingPath={paths.courseBooking(venue.slug, category.slug, course.slug)}
              />
            )),
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
            ) : null
          }
        >
          {next > shown ? t('courses:timetable.emptyText') : null}
        </EmptyState>
      )}
    </>
  )
}
