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

/** One session a week at the same local time, whatever the clocks do in between; none at Christmas and New Year. */
export function courseRecord(plan: CoursePlan, day: SeedDay): CourseRecord {
  return {
    ...scheduleFields(plan, day, sessionDays(plan, day)),
    kind: 'course',
    weeks: plan.weeks,
    allowCustomerBookCourseAfterStart: plan.bookableAfterStart ?? true,
  }
}

/**
 * The days of the sessions, counted from today. A day on which everything is closed moves the rest by a week, away from
 * today: what has been held has been held as often as the plan says, and no session is lost.
 */
function sessionDays({ weekday, weeks, startsInWeeks }: CoursePlan, day: SeedDay): readonly number[] {
  const next = daysToSession(day, weekday)
  const held = openDays(day, next - 7, -7, Math.max(0, -startsInWeeks)).toReversed()
  const toCome = openDays(day, next + 7 * Math.max(0, startsInWeeks), 7, weeks)
  return [...held, ...toCome].slice(0, weeks)
}

/** The first `count` days from `first` on, `step` days apart, that are not 25 December or 1 January. */
function openDays(day: SeedDay, first: number, step: number, count: number): readonly number[] {
  const days: number[] = []
  for (let offset = first; days.length < count; offset += step) {
    if (!closedOn.has(day.dayAt(offset).slice(5))) days.push(offset)
  }
  return days
}

export const closedOn: ReadonlySet<string> = new Set(['12-25', '01-01'])
