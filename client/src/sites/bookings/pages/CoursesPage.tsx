import { chakra } from '@chakra-ui/react'
import { NotFoundPage } from '../../../app/pages/NotFoundPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { CourseList } from '../../../features/courses/list/CourseList.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHeading } from '../../../ui/layout/PageHeading.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { paths } from '../paths.ts'
import { useCourseCategoryPage } from '../use-course-category-page.ts'

const Tools = chakra('div', { base: { mt: '-4', mb: '4' } })

/** '/courses/location/{venueSlug}/{activitySlug}': the courses of a category. [S2-039, O-08] */
export function CoursesPage() {
  const { t } = useTexts()
  const page = useCourseCategoryPage()
  if (page.status === 'missing') return <NotFoundPage />
  if (page.status === 'loading') return <Skeleton count={4} height={112} />
  const { venue, category, courses } = page
  return (
    <>
      <PageHeading intro={t('courses:list.intro', { category: category.name, venue: venue.name })}>
        {t('courses:list.heading')}
      </PageHeading>
      {courses.length > 0 ? (
        <>
          <Tools>
            <ButtonLink to={paths.courseTimetable(venue.slug, category.slug)} variant="text">
              {t('courses:list.timetable')}
            </ButtonLink>
          </Tools>
          <CourseList
            courses={courses}
            now={platformNow()}
            detailsPath={(course) => paths.courseDetails(venue.slug, category.slug, course.slug)}
          />
        </>
      ) : (
        <EmptyState
          title={t('courses:list.empty', { category: category.name })}
          action={<ButtonLink to={paths.courseCategories(venue.slug)}>{t('courses:list.otherCategory')}</ButtonLink>}
        >
          {t('courses:list.emptyText')}
        </EmptyState>
      )}
    </>
  )
}
