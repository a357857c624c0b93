import { DetailsScreen } from '../schedules/DetailsScreen.tsx'
import { useCoursePage } from '../schedules/use-schedule-page.ts'

/** '/courses/location/{venueSlug}/{activitySlug}/timetable/{courseSlug}' */
export function CourseDetailsPage() {
  return <DetailsScreen page={useCoursePage()} />
}
