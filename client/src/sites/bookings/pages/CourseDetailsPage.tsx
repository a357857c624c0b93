import { chakra } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { GenericErrorPage } from '../../../app/pages/GenericErrorPage.tsx'
import { NotFoundPage } from '../../../app/pages/NotFoundPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { BookCourse } from '../../../features/courses/details/BookCourse.tsx'
import { courseStanding } from '../../../features/courses/course-standing.ts'
import { CourseFacts } from '../../../features/courses/details/CourseFacts.tsx'
import { CourseHeader } from '../../../features/courses/details/CourseHeader.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ActionBar } from '../../../ui/layout/ActionBar.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { paths } from '../paths.ts'
import { useCoursePage } from '../use-course-page.ts'

// The action is a bar at the bottom of phones (so it comes last there), stands below the header on tablets and sticks
// beside the page on wide screens.
const Layout = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    '@media (max-width: 575px)': { '& > [role="group"]': { order: 1 } },
    '@media (min-width: 1200px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: '8',
      '& > [role="group"]': {
        gridColumn: 2,
        gridRow: '1 / span 2',
        alignSelf: 'start',
        position: 'sticky',
        top: '84px',
      },
    },
  },
})

/** '/courses/location/{venueSlug}/{activitySlug}/timetable/{courseSlug}' [S2-041] */
export function CourseDetailsPage() {
  const { t } = useTexts()
  const { venueSlug = '', activitySlug = '', courseSlug = '' } = useParams()
  const page = useCoursePage()
  if (page.status === 'missing') return <NotFoundPage />
  if (page.status === 'failed') return <GenericErrorPage error={page.error} />
  if (page.status === 'loading') return <Skeleton count={2} height={260} />
  const now = platformNow()
  const standing = courseStanding(page.course, now)
  return (
    <Layout>
      <CourseHeader course={page.course} standing={standing} />
      <ActionBar label={t('courses:details.action')}>
        <BookCourse
          course={page.course}
          now={now}
          standing={standing}
          bookingPath={paths.courseBooking(venueSlug, activitySlug, courseSlug)}
          basketPath={paths.basket()}
        />
      </ActionBar>
      <CourseFacts course={page.course} now={now} />
    </Layout>
  )
}
