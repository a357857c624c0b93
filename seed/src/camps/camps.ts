import { closedOn } from '../courses/courses.ts'
import { scheduleFields } from '../courses/plan-schedule.ts'
import { daysSinceMonday, type SeedDay } from '../seed-day.ts'
import type { CampRecord } from '../seed-writer.ts'
import type { CampPlan } from './camp-plans.ts'

/** One session on every working day of its weeks, none at Christmas and New Year. */
export function campRecord(plan: CampPlan, day: SeedDay): CampRecord {
  const monday = firstMonday(plan, day)
  const offsets = openDays(plan, day, monday)
  const fields = scheduleFields(plan, day, offsets)
  const weekOf = (index: number) => Math.floor(((offsets[index] ?? monday) - monday) / 7) + 1
  return {
    ...fields,
    ...(plan.byWeek && {
      occurrences: fields.occurrences.map((session, index) => ({ ...session, intervalKey: `week-${weekOf(index)}` })),
    }),
    kind: 'camp',
    weeks: plan.weeks,
    pricingOptionAvailability: plan.pricing,
    sessionPrice: plan.sessionPrice ?? null,
    sessionMemberPrice: plan.sessionMemberPrice ?? null,
  }
}

function workingDays({ weeks }: Pick<CampPlan, 'weeks'>, monday: number): readonly number[] {
  return Array.from({ length: weeks * 5 }, (_, index) => monday + 7 * Math.floor(index / 5) + (index % 5))
}

/** Its working days; for one on which everything is closed there is another one at the end. */
function openDays(plan: CampPlan, day: SeedDay, monday: number): readonly number[] {
  const planned = workingDays(plan, monday)
  return workingDays({ weeks: plan.weeks + 1 }, monday)
    .filter((offset) => !isClosed(day, offset))
    .slice(0, planned.length)
}

function isClosed(day: SeedDay, offset: number): boolean {
  return closedOn.has(day.dayAt(offset).slice(5))
}

/**
 * Days from today to the first Monday. A running camp of two weeks began three to nine days ago, which leaves it
 * days behind and days ahead whatever weekday it is. One that is to come waits for weeks in which nothing is closed.
 */
function firstMonday(plan: CampPlan, day: SeedDay): number {
  if (plan.startsInWeeks === 'running') return -3 - daysSinceMonday(day.dayAt(-3))
  let monday = 7 - daysSinceMonday(day.today) + 7 * plan.startsInWeeks
  while (workingDays(plan, monday).some((offset) => isClosed(day, offset))) monday += 7
  return monday
}
