import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { NotFoundPage } from '../../../app/pages/NotFoundPage.tsx'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { PageHeading } from '../../../ui/layout/PageHeading.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { CourseGone } from '../../../features/courses/booking/CourseGone.tsx'
import { courseStanding } from '../../../features/courses/course-standing.ts'
import { hasEnded } from '../../../features/courses/list/course-order.ts'
import { CourseBooking } from '../CourseBooking.tsx'
import { paths } from '../paths.ts'
import { useCoursePage } from '../use-course-page.ts'

const Waiting = styled('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '5', py: '16', fontSize: '2xl', color: 'link' },
})
const Label = styled('p', { base: { fontSize: 'md', color: 'fg.muted' } })

/** '/courses/location/{venueSlug}/{activitySlug}/{courseSlug}/book' [S2-042, S2-171, S2-172, C-60] */
export function CourseBookingPage() {
  const { t } = useTexts()
  const { venueSlug = '', activitySlug = '', courseSlug = '' } = useParams()
  const page = useCoursePage()
  const [round, setRound] = useState(0)
  const showError = useErrorToast()
  const error = page.status === 'failed' ? page.error : null
  const title = t('courses:booking.loadFailed')

  useEffect(() => {
    if (error) showError(error, { title })
    // oxlint-disable-next-line react/exhaustive-deps -- told once for each failure; the function is new in every rendering
  }, [error])

  if (page.status === 'missing') return <NotFoundPage />
  if (page.status === 'found') {
    const ended = hasEnded(page.course, platformNow())
    if (ended || courseStanding(page.course, platformNow()).kind === 'sold-out') {
      return (
        <>
          <PageHeading>{page.course.name}</PageHeading>
          <CourseGone
            why={ended ? 'ended' : 'soldOut'}
            course={page.course.name}
            othersPath={paths.courses(venueSlug, activitySlug)}
          />
        </>
      )
    }
    return (
      <CourseBooking
        key={`${page.course.slug} ${round}`}
        course={page.course}
        refreshCourse={page.refresh}
        detailsPath={paths.courseDetails(venueSlug, activitySlug, courseSlug)}
        onAnother={() => setRound(round + 1)}
      />
    )
  }
  const failed = page.status === 'failed'
  return (
    <>
      {failed ? <PageHeading>{t('common:titles.courseBooking')}</PageHeading> : null}
      <Waiting>
        <Spinner />
        <Label role="status">{t(failed ? 'courses:booking.notLoaded' : 'common:status.loading')}</Label>
        {failed ? (
          <Button variant="secondary" onClick={() => void page.refresh()}>
            {t('common:actions.tryAgain')}
          </Button>
        ) : null}
      </Waiting>
    </>
  )
}
