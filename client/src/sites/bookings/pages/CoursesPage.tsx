import { useSearchParams } from 'react-router-dom'
import { NotFoundPage } from '../../../app/pages/NotFoundPage.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { chosenIn, filtered, withChosen } from '../../../features/courses/list/course-filters.ts'
import type { Chosen } from '../../../features/courses/list/course-filters.ts'
import { CourseFilterBar } from '../../../features/courses/list/CourseFilterBar.tsx'
import { CourseList } from '../../../features/courses/list/CourseList.tsx'
import { NoCourseFits } from '../../../features/courses/list/NoCourseFits.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHeading } from '../../../ui/layout/PageHeading.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { sceneForCategory } from '../../../ui/scenes/scene-for.ts'
import { paths } from '../paths.ts'
import { RowsToCome } from '../RowsToCome.tsx'
import { useCourseCategoryPage } from '../use-course-category-page.ts'
import type { CourseCategoryPage } from '../use-course-category-page.ts'

type Found = Extract<CourseCategoryPage, { readonly status: 'found' }>

function Courses({ venue, category, courses }: Found) {
  const [query, setQuery] = useSearchParams()
  const now = platformNow()
  const chosen = chosenIn(query)
  const shown = filtered(courses, chosen, now)
  const choose = (next: Chosen): void => setQuery(withChosen(query, next), { replace: true, preventScrollReset: true })
  return (
    <>
      {courses.length > 1 ? (
        <CourseFilterBar courses={courses} shown={shown.length} chosen={chosen} now={now} onChange={choose} />
      ) : null}
      {shown.length > 0 ? (
        <CourseList
          courses={shown}
          now={now}
          detailsPath={(course) => paths.courseDetails(venue.slug, category.slug, course.slug)}
        />
      ) : (
        <NoCourseFits courses={courses} chosen={chosen} now={now} onChange={choose} />
      )}
    </>
  )
}

/** '/courses/location/{venueSlug}/{activitySlug}': the courses of a category. [S2-039, O-08] */
export function CoursesPage() {
  const { t } = useTexts()
  const page = useCourseCategoryPage()
  if (page.status === 'missing') return <NotFoundPage />
  if (page.status === 'loading') return <RowsToCome />
  const { venue, category, courses } = page
  return (
    <>
      <PageHeading
        picture={<Picture scene={sceneForCategory(category)} window="band" shape="plain" fill />}
        intro={
          courses.length > 0 ? (
            <>
              <p>{t('courses:list.intro', { count: courses.length, venue: venue.name })}</p>
              <ButtonLink to={paths.courseTimetable(venue.slug, category.slug)} variant="text">
                {t('courses:list.timetable')}
              </ButtonLink>
            </>
          ) : (
            venue.name
          )
        }
      >
        {category.name}
      </PageHeading>
      {courses.length > 0 ? (
        <Courses {...page} />
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
