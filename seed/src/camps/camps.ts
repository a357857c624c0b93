import { scheduleFields } from '../courses/plan-schedule.ts'
import { daysSinceMonday, type SeedDay } from '../seed-day.ts'
import type { CampRecord } from '../seed-writer.ts'
import type { CampPlan } from './camp-plans.ts'

/** One session on every working day of its weeks. */
export function campRecord(plan: CampPlan, day: SeedDay): CampRecord {
  const monday = firstMonday(plan, day)
  const offsets = Array.from({ length: plan.weeks * 5 }, (_, index) => monday + 7 * Math.floor(index / 5) + (index % 5))
  return {
    ...scheduleFields(plan, day, offsets),
    kind: 'camp',
    weeks: plan.weeks,
    pricingOptionAvailability: plan.pricing,
    sessionPrice: plan.sessionPrice ?? null,
    sessionMemberPrice: plan.sessionMemberPrice ?? null,
  }
}

/**
 * Days from today to the first Monday. A running camp of two weeks began three to nine days ago, which leaves it
 * days behind and days ahead whatever weekday it is.
 */
function firstMonday(plan: CampPlan, day: SeedDay): number {
  if (plan.startsInWeeks === 'running') return -3 - daysSinceMonday(day.dayAt(-3))
  return 7 - daysSinceMonday(day.today) + 7 * plan.startsInWeeks
}
