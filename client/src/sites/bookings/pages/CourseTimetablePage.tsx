import { TimetableScreen } from '../schedules/TimetableScreen.tsx'
import { useCourseCategoryPage } from '../schedules/use-category-page.ts'

/** '/courses/location/{venueSlug}/{activitySlug}/timetable' */
export function CourseTimetablePage() {
  return <TimetableScreen kind="course" page={useCourseCategoryPage()} />
}
