import { daysToSession, type SeedDay } from '../seed-day.ts'
import type { CourseRecord } from '../seed-writer.ts'
import { ashcombeCourses } from './ashcombe.ts'
import type { CoursePlan } from './course-plan.ts'
import { millwickCourses } from './millwick.ts'
import { scheduleFields } from './plan-schedule.ts'
import { porthwenCourses } from './porthwen.ts'
import { programmeCourses } from './programme.ts'

export const coursePlans: readonly CoursePlan[] = [
  ...ashcombeCourses,
  ...porthwenCourses,
  ...millwickCourses,
  ...programmeCourses,
]

/** One session a week at the same local time, whatever the clocks do in between. */
export function courseRecord(plan: CoursePlan, day: SeedDay): CourseRecord {
  const first = daysToSession(day, plan.weekday) + 7 * plan.startsInWeeks
  const offsets = Array.from({ length: plan.weeks }, (_, week) => first + 7 * week)
  return {
    ...scheduleFields(plan, day, offsets),
    kind: 'course',
    weeks: plan.weeks,
    allowCustomerBookCourseAfterStart: plan.bookableAfterStart ?? true,
  }
}
