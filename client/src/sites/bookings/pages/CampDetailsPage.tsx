import { DetailsScreen } from '../schedules/DetailsScreen.tsx'
import { useCampPage } from '../schedules/use-schedule-page.ts'

/** '/camps/location/{venueSlug}/{activitySlug}/timetable/{campSlug}' */
export function CampDetailsPage() {
  return <DetailsScreen page={useCampPage()} />
}
