import { BookingScreen } from '../schedules/BookingScreen.tsx'
import { CourseBooking } from '../schedules/CourseBooking.tsx'
import { useCoursePage } from '../schedules/use-schedule-page.ts'

/** '/courses/location/{venueSlug}/{activitySlug}/{courseSlug}/book' */
export function CourseBookingPage() {
  return <BookingScreen page={useCoursePage()}>{(round) => <CourseBooking {...round} />}</BookingScreen>
}
