import { BookingScreen } from '../schedules/BookingScreen.tsx'
import { CampBooking } from '../schedules/CampBooking.tsx'
import { useCampPage } from '../schedules/use-schedule-page.ts'

/** '/camps/location/{venueSlug}/{activitySlug}/{campSlug}/book' */
export function CampBookingPage() {
  return <BookingScreen page={useCampPage()}>{(round) => <CampBooking {...round} />}</BookingScreen>
}
