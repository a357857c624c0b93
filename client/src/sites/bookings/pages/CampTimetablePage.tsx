import { TimetableScreen } from '../schedules/TimetableScreen.tsx'
import { useCampCategoryPage } from '../schedules/use-category-page.ts'

/** '/camps/location/{venueSlug}/{activitySlug}/timetable' */
export function CampTimetablePage() {
  return <TimetableScreen kind="camp" page={useCampCategoryPage()} />
}
