import { chakra } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { NotFoundPage } from '../../../app/pages/NotFoundPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { timetableWeek, weeksOf, weekToShow } from '../../../features/courses/list/timetable.ts'
import { TimetableDays } from '../../../features/courses/list/TimetableDays.tsx'
import { WeekNavigation } from '../../../features/courses/list/WeekNavigation.tsx'
import { dayIn, isDay } from '../../../i18n/calendar.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHeading } from '../../../ui/layout/PageHeading.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { paths } from '../paths.ts'
import { useCourseCategoryPage } from '../use-course-category-page.ts'

const Tools = chakra('div', { base: { mt: '-4', mb: '4' } })

/** '/courses/location/{venueSlug}/{activitySlug}/timetable': the sessions of a category's courses, week by week. [S2-040, O-08] */
export function CourseTimetablePage() {
  const { t } = useTexts()
  const [query, setQuery] = useSearchParams()
  const page = useCourseCategoryPage()
  if (page.status === 'missing') return <NotFoundPage />
  if (page.status === 'loading') return <Skeleton count={4} height={112} />
  const { venue, category, courses } = page
  const now = platformNow()
  const asked = query.get('week')
  const weeks = weeksOf(courses, dayIn(venue.timezone, now))
  const monday = weekToShow(asked !== null && isDay(asked) ? asked : null, weeks)
  const days = timetableWeek(courses, monday)
  return (
    <>
      <PageHeading intro={t('courses:timetable.intro', { category: category.name, venue: venue.name })}>
        {t('courses:timetable.heading')}
      </PageHeading>
      <Tools>
        <ButtonLink to={paths.courses(venue.slug, category.slug)} variant="text">
          {t('courses:timetable.list')}
        </ButtonLink>
      </Tools>
      <WeekNavigation
        monday={monday}
        weeks={weeks}
        onChange={(week) => setQuery({ week }, { replace: true, preventScrollReset: true })}
      />
      {days.length > 0 ? (
        <TimetableDays
          days={days}
          now={now}
          detailsPath={(course) => paths.courseDetails(venue.slug, category.slug, course.slug)}
        />
      ) : (
        <EmptyState title={t('courses:timetable.empty')}>{t('courses:timetable.emptyText')}</EmptyState>
      )}
    </>
  )
}
