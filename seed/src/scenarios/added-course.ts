import type { CoursePlan } from '../courses/course-plan.ts'
import { courseRecord } from '../courses/courses.ts'
import { householdPurchases } from '../orders/household-purchases.ts'
import { recordPurchases } from '../orders/purchase.ts'
import type { SeedDay } from '../seed-day.ts'
import type { SeedRecords } from '../seed-writer.ts'

/**
 * A course of a scenario with the places households hold on it. `number` keeps the ids of scenarios apart from each other
 * and from the seed's.
 */
export function addedCourse(plan: CoursePlan, day: SeedDay, number: number): Partial<SeedRecords> {
  const schedule = courseRecord(plan, day)
  const first = 900_000 + number * 1000
  const purchases = householdPurchases({ plan, schedule, seat: number }, day)
  const bought = recordPurchases(purchases, { order: first, item: first, bundle: first, booking: first })
  return { schedules: [schedule], orders: bought.orders, bundles: bought.bundles }
}
