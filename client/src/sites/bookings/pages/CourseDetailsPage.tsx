import { Link, useParams } from 'react-router-dom'
import { GenericErrorPage } from '../../../app/pages/GenericErrorPage.tsx'
import { NotFoundPage } from '../../../app/pages/NotFoundPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { courseStanding } from '../../../features/courses/course-standing.ts'
import { BookCourse } from '../../../features/courses/details/BookCourse.tsx'
import { CourseFacts } from '../../../features/courses/details/CourseFacts.tsx'
import { CourseHeader } from '../../../features/courses/details/CourseHeader.tsx'
import { ForWhom } from '../../../features/users/ForWhom.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { styled } from '../../../theme/styled.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { asBar } from '../../../ui/layout/bar-media.ts'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { paths } from '../paths.ts'
import { useCoursePage } from '../use-course-page.ts'

const NotQuite = styled('p', {
  base: { px: '6', fontSize: 'sm', '& strong': { display: 'block' }, [asBar]: { display: 'none' } },
})

/** '/courses/location/{venueSlug}/{activitySlug}/timetable/{courseSlug}' [S2-041] */
export function CourseDetailsPage() {
  const { t } = useTexts()
  const { venueSlug = '', activitySlug = '', courseSlug = '' } = useParams()
  const page = useCoursePage()
  if (page.status === 'missing') return <NotFoundPage />
  if (page.status === 'failed') return <GenericErrorPage error={page.error} />
  if (page.status === 'loading') {
    return (
      <>
        <Skeleton count={1} height={264} />
        <Skeleton count={3} shape="text" />
      </>
    )
  }
  const { course } = page
  const now = platformNow()
  const standing = courseStanding(course, now)
  const othersPath = paths.courses(venueSlug, activitySlug)
  const category = course.category?.name
  return (
    <Columns
      summary={
        <BookCourse
          course={course}
          now={now}
          standing={standing}
          person={<ForWhom />}
          bookingPath={paths.courseBooking(venueSlug, activitySlug, courseSlug)}
          basketPath={paths.basket()}
          othersPath={othersPath}
        />
      }
      aside={
        category && (standing.kind === 'bookable' || standing.kind === 'reserved') ? (
          <NotQuite>
            <strong>{t('courses:details.notQuite')}</strong>
            <Link to={othersPath}>{t('courses:details.others', { category })}</Link>
          </NotQuite>
        ) : null
      }
      asideLabel={t('courses:details.notQuite')}
    >
      <CourseHeader course={course} standing={standing} />
      <CourseFacts course={course} now={now} />
    </Columns>
  )
}
