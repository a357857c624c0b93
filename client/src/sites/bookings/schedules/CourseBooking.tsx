import { useTranslation } from 'react-i18next'
import { platformNow } from '../../../app/platform-clock.ts'
import { ReviewSelection } from '../../../features/courses/booking/ReviewSelection.tsx'
import { wholeLines } from '../../../features/occurrences/booking/summary/price-lines.ts'
import { ageLimitsOf, judgedOn } from '../../../features/occurrences/schedules/ages.ts'
import { useBookedPerson } from '../../../features/users/use-booked-person.ts'
import { BookingScreen } from './BookingScreen.tsx'
import type { BookingRound } from './BookingScreen.tsx'
import { ScheduleBooking } from './ScheduleBooking.tsx'
import { useCoursePage } from './use-schedule-page.ts'

/** The booking of one course, or of its remaining sessions. */
export function CourseBooking(round: BookingRound) {
  const { t } = useTranslation(['activities'])
  const { schedule } = round
  const now = platformNow()
  const who = useBookedPerson(ageLimitsOf(schedule), judgedOn(schedule), round.changed ? 'never' : 'for-children')
  const selection = {
    lines: wholeLines(schedule, now),
    bought: { purchasableType: 'course' },
    sessionMissing: false,
    message: null,
  } as const
  return (
    <ScheduleBooking
      round={round}
      now={now}
      who={who}
      whoTitle={t('activities:bookingFor.label')}
      selectionOf={() => selection}
      datesOf={() => null}
      dates={() => <ReviewSelection course={schedule} now={now} />}
      note={() => null}
    />
  )
}

/** '/courses/location/{venueSlug}/{activitySlug}/{courseSlug}/book' */
export function CourseBookingPage() {
  return <BookingScreen page={useCoursePage()}>{(round) => <CourseBooking {...round} />}</BookingScreen>
}
