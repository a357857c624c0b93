import { ListScreen } from '../schedules/ListScreen.tsx'
import { useCourseCategoryPage } from '../schedules/use-category-page.ts'

/** '/courses/location/{venueSlug}/{activitySlug}' */
export function CoursesPage() {
  return <ListScreen kind="course" page={useCourseCategoryPage()} />
}
