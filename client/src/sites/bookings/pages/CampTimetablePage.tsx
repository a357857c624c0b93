import { TimetableScreen } from '../schedules/TimetableScreen.tsx'
import { useCampCategoryPage } from '../schedules/use-category-page.ts'

/** '/camps/location/{venueSlug}/{activitySlug}/timetable' [S2-035, O-08] */
export function CampTimetablePage() {
  return <TimetableScreen kind="camp" page={useCampCategoryPage()} />
}
