import { day as oneDay, localDate } from '@touchline/clock'
import type { SchedulePlan } from '../courses/course-plan.ts'
import type { CampRecord, CourseRecord } from '../seed-writer.ts'
import { type SeedDay, seedTimezone } from '../seed-day.ts'
import { type Household, householdBirthday, householdCount, households } from '../users/households.ts'
import { yearsBetween } from '../users/person.ts'
import type { Diary } from './diary.ts'
import type { Purchase } from './purchase.ts'

/** A schedule and how many of its places are gone. `seat` moves the first household, so that not always the same ones come. */
export type Taking = {
  readonly plan: Pick<SchedulePlan, 'audience' | 'taken'> & { readonly fullSession?: number }
  readonly schedule: CourseRecord | CampRecord
  readonly seat: number
}

/** How many more households could come than do, to the fullest of its occurrences. */
export function spareHouseholds({ plan, schedule }: Taking, day: SeedDay): number {
  const taken = plan.fullSession === undefined ? (plan.taken ?? 0) : placesOf(schedule)
  return households.filter((household) => suits(attendeeOf(household, plan), schedule, day)).length - taken
}

/** Throws a RangeError for a schedule without a limit, which is never full. */
function placesOf({ slug, maximum }: Taking['schedule']): number {
  if (maximum === null) throw new RangeError(`${slug} is never full`)
  return maximum
}

function attendeeOf({ adultId, childId }: Household, { audience }: Taking['plan']): number {
  return audience === 'children' ? childId : adultId
}

/**
 * The places households hold on a schedule: the whole of it, and on a camp's full session every place that is left.
 * Households come that are nowhere else at the time, and are entered in the diary. Throws a RangeError when there are too few.
 */
export function householdPurchases(taking: Taking, day: SeedDay, diary: Diary): readonly Purchase[] {
  const { plan, schedule } = taking
  const taken = plan.taken ?? 0
  const whole = purchases(taking, day, diary, { first: 0, count: taken })
  if (plan.fullSession === undefined) return whole
  const sessions = [plan.fullSession]
  return [...whole, ...purchases(taking, day, diary, { first: taken, count: placesOf(schedule) - taken, sessions })]
}

type Places = { readonly first: number; readonly count: number; readonly sessions?: readonly number[] }

function purchases(taking: Taking, day: SeedDay, diary: Diary, places: Places): readonly Purchase[] {
  const { plan, schedule, seat } = taking
  const chosen = places.sessions
  const spans = chosen ? schedule.occurrences.filter((_, index) => chosen.includes(index)) : schedule.occurrences
  const ordered = households.map((_, index) => households[(seat + places.first + index) % householdCount])
  const free = ordered.flatMap((household) => {
    if (!household) return []
    const attendeeId = attendeeOf(household, plan)
    return diary.isFree(attendeeId, spans) && suits(attendeeId, schedule, day)
      ? [{ buyerId: household.adultId, attendeeId }]
      : []
  })
  if (free.length < places.count) throw new RangeError(`too few households for ${schedule.name}`)
  return free.slice(0, places.count).map((people, index) => {
    const place = places.first + index
    diary.enter(people.attendeeId, spans)
    return {
      schedule,
      ...people,
      boughtAt: Math.min(schedule.startsAt, day.instantAt(0, '09:00')) - (3 + ((seat * 5 + place * 7) % 17)) * oneDay,
      tender: place % 3 === 0 ? ('cash' as const) : ('off-system' as const),
      ...sessionsOf(schedule, chosen),
    }
  })
}

/** Whether a person's age is allowed on the schedule's first day. */
function suits(userId: number, { ages, startsAt }: CourseRecord | CampRecord, day: SeedDay): boolean {
  if (!ages) return true
  const bornOn = householdBirthday(userId, day)
  const age = yearsBetween(bornOn, localDate(startsAt, seedTimezone))
  return (ages.minimum ?? 0) <= age && age <= (ages.maximum ?? Infinity)
}

/** A camp that is not sold whole is bought session by session. */
function sessionsOf(
  schedule: CourseRecord | CampRecord,
  chosen: readonly number[] | undefined,
): { readonly sessions?: readonly number[] } {
  if (chosen) return { sessions: chosen }
  const isWhole = schedule.kind === 'course' || schedule.pricingOptionAvailability.includes('bundled')
  return isWhole ? {} : { sessions: schedule.occurrences.map((_, index) => index) }
}
