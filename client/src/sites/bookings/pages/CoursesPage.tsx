import { ListScreen } from '../schedules/ListScreen.tsx'
import { useCourseCategoryPage } from '../schedules/use-category-page.ts'

/** '/courses/location/{venueSlug}/{activitySlug}' [S2-039, O-08] */
export function CoursesPage() {
  return <ListScreen kind="course" page={useCourseCategoryPage()} />
}
