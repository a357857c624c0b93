import type { CoursePlan } from '../courses/course-plan.ts'
import { courseRecord } from '../courses/courses.ts'
import { createDiary, type Diary } from '../orders/diary.ts'
import { householdPurchases } from '../orders/household-purchases.ts'
import { recordPurchases } from '../orders/purchase.ts'
import { platformRecords } from '../platform.ts'
import type { SeedDay } from '../seed-day.ts'
import type { SeedRecords } from '../seed-writer.ts'

/**
 * A course of a scenario with the places households hold on it. `number` keeps the ids of scenarios apart from each other
 * and from the seed's.
 */
export function addedCourse(plan: CoursePlan, day: SeedDay, number: number): Partial<SeedRecords> {
  const schedule = courseRecord(plan, day)
  const first = 900_000 + number * 1000
  const purchases = householdPurchases({ plan, schedule, seat: number }, day, seededDiary(day))
  const bought = recordPurchases(purchases, { order: first, item: first, bundle: first, booking: first })
  return { schedules: [schedule], orders: bought.orders, bundles: bought.bundles }
}

/** The bookings of all persons on the platform that the course is added to. */
function seededDiary(day: SeedDay): Diary {
  const { schedules, bundles } = platformRecords(day)
  const occurrences = new Map(schedules.flatMap((schedule) => schedule.occurrences.map((one) => [one.id, one])))
  const diary = createDiary()
  for (const { userId, status, bookings } of bundles) {
    if (status !== 'settled') continue
    diary.enter(
      userId,
      bookings.flatMap(({ occurrenceId }) => occurrences.get(occurrenceId) ?? []),
    )
  }
  return diary
}
