import type { ScheduleKind } from '../../../features/occurrences/schedules/schedule.ts'
import { paths } from '../paths.ts'

type SchedulePaths = {
  readonly categories: (venueSlug: string) => string
  readonly list: (venueSlug: string, activitySlug: string) => string
  readonly timetable: (venueSlug: string, activitySlug: string) => string
  readonly details: (venueSlug: string, activitySlug: string, slug: string) => string
  readonly booking: (venueSlug: string, activitySlug: string, slug: string) => string
}

/** The five screens of courses and of camps. */
export const pathsOf: Readonly<Record<ScheduleKind, SchedulePaths>> = {
  course: {
    categories: paths.courseCategories,
    list: paths.courses,
    timetable: paths.courseTimetable,
    details: paths.courseDetails,
    booking: paths.courseBooking,
  },
  camp: {
    categories: paths.campCategories,
    list: paths.camps,
    timetable: paths.campTimetable,
    details: paths.campDetails,
    booking: paths.campBooking,
  },
}
