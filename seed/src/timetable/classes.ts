import { minorUnits, zero } from '@touchline/money'
import type { CategorySlug } from '../categories/categories.ts'
import type { Weekday } from '../seed-day.ts'
import type { InstructorKey } from '../venues/instructors.ts'
import { locationId, type LocationName, partId } from '../venues/locations.ts'
import type { VenueKey } from '../venues/venues.ts'
import { ashcombeClasses } from './ashcombe-classes.ts'
import type { DatedPlan } from './dated-plan.ts'
import { millwickClasses } from './millwick-classes.ts'
import { porthwenClasses } from './porthwen-classes.ts'

/** A class as it is written down; what is left out is the same for nearly all. */
export type ClassPlan = Pick<DatedPlan, 'slug' | 'name' | 'about' | 'minutes' | 'maximum' | 'tags'> &
  Partial<
    Pick<
      DatedPlan,
      | 'ages'
      | 'waiver'
      | 'induction'
      | 'bring'
      | 'waitlist'
      | 'window'
      | 'picture'
      | 'qualification'
      | 'cancelled'
      | 'clashing'
      | 'taken'
      | 'friendlyLocation'
      | 'daysAhead'
    >
  > & {
    readonly category?: CategorySlug
    readonly location: LocationName
    /** The part of the room, where it is not all of it. */
    readonly part?: string
    readonly by: readonly InstructorKey[]
    readonly on: readonly Weekday[]
    readonly time: string
    readonly pence: number
    /** The member price: free by default; null: no member price. */
    readonly memberPence?: number | null
  }

/** Four weeks. */
const daysAhead = 28

const places: Readonly<Record<VenueKey, readonly ClassPlan[]>> = {
  ashcombe: ashcombeClasses,
  porthwen: porthwenClasses,
  millwick: millwickClasses,
}

export const classPlans: readonly DatedPlan[] = (['ashcombe', 'porthwen', 'millwick'] as const).flatMap((venue) =>
  places[venue].map((plan) => classAt(venue, plan)),
)

function classAt(venue: VenueKey, plan: ClassPlan): DatedPlan {
  const { location, part, by, on, time, pence, memberPence, category = 'fitness-classes', ...rest } = plan
  return {
    taken: [Math.floor(plan.maximum / 2), Math.floor(plan.maximum / 4)],
    daysAhead,
    ...rest,
    kind: 'class',
    venue,
    category,
    locationId: part === undefined ? locationId(venue, location) : partId(venue, location, part),
    instructors: by,
    rhythms: [{ on, times: [time] }],
    price: minorUnits(pence),
    memberPrice: memberPriceOf(memberPence),
  }
}

function memberPriceOf(pence: number | null | undefined) {
  if (pence === undefined) return zero
  return pence === null ? null : minorUnits(pence)
}
