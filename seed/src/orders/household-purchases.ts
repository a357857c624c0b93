import { day as oneDay } from '@touchline/clock'
import type { SchedulePlan } from '../courses/course-plan.ts'
import type { ScheduleRecord } from '../seed-writer.ts'
import type { SeedDay } from '../seed-day.ts'
import { householdCount, households } from '../users/households.ts'
import type { Purchase } from './purchase.ts'

/** A schedule and how many of its places are gone. `seat` moves the first household, so that not always the same ones come. */
export type Taking = {
  readonly plan: Pick<SchedulePlan, 'audience' | 'taken'> & { readonly fullSession?: number }
  readonly schedule: ScheduleRecord
  readonly seat: number
}

/** The places households hold on a schedule: the whole of it, and on a camp's full session every place that is left. */
export function householdPurchases(taking: Taking, day: SeedDay): readonly Purchase[] {
  const { plan, schedule } = taking
  const taken = plan.taken ?? 0
  const whole = Array.from({ length: taken }, (_, place) => purchase(taking, day, { place, places: taken }))
  if (plan.fullSession === undefined) return whole
  const left = schedule.maximum - taken
  const session = [plan.fullSession]
  return [
    ...whole,
    ...Array.from({ length: left }, (_, index) =>
      purchase(taking, day, { place: taken + index, places: schedule.maximum, sessions: session }),
    ),
  ]
}

function purchase(
  { plan, schedule, seat }: Taking,
  day: SeedDay,
  at: { readonly place: number; readonly places: number; readonly sessions?: readonly number[] },
): Purchase {
  const household = households[(seat + at.place) % householdCount]
  if (!household || at.places > householdCount) throw new RangeError(`too few households for ${schedule.name}`)
  const daysBefore = 3 + ((seat * 5 + at.place * 7) % 17)
  return {
    schedule,
    buyerId: household.adultId,
    attendeeId: plan.audience === 'children' ? household.childId : household.adultId,
    boughtAt: Math.min(schedule.startsAt, day.instantAt(0, '09:00')) - daysBefore * oneDay,
    tender: at.place % 3 === 0 ? 'cash' : 'off-system',
    ...sessionsOf(schedule, at.sessions),
  }
}

/** A camp that is not sold whole is bought session by session. */
function sessionsOf(schedule: ScheduleRecord, chosen?: readonly number[]): { readonly sessions?: readonly number[] } {
  if (chosen) return { sessions: chosen }
  const isWhole = schedule.kind === 'course' || schedule.pricingOptionAvailability.includes('bundled')
  return isWhole ? {} : { sessions: schedule.occurrences.map((_, index) => index) }
}
