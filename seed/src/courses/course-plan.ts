import type { MinorUnits } from '@touchline/money'
import type { CategorySlug } from '../categories/categories.ts'
import type { ExtraKey } from './extras.ts'
import type { QuestionSet } from '../questions/question-sections.ts'
import type { RestrictionKey } from '../restrictions/restrictions.ts'
import type { Weekday } from '../seed-day.ts'
import type { CourseRecord } from '../seed-writer.ts'
import type { InstructorKey } from '../venues/instructors.ts'
import type { LocationName } from '../venues/locations.ts'
import type { VenueKey } from '../venues/venues.ts'

/** The plan of a course or camp; times are the venue's. */
export type SchedulePlan = {
  readonly slug: string
  readonly name: string
  /** One paragraph each, in plain text. */
  readonly about: readonly string[]
  readonly bring?: readonly string[]
  readonly venue: VenueKey
  readonly category: CategorySlug
  readonly location: LocationName
  readonly friendlyLocation?: string
  readonly instructors: readonly InstructorKey[]
  /** The audience: who holds the booked places, and whom a household books for. */
  readonly audience: 'children' | 'adults'
  /** The ages allowed; any by default. */
  readonly ages?: CourseRecord['ages']
  readonly time: string
  readonly minutes: number
  readonly maximum: number
  /** Places that households hold, on every session. */
  readonly taken?: number
  readonly price: MinorUnits
  readonly memberPrice?: MinorUnits
  readonly qualification?: 'members'
  /** `open` unless given: booking opens in five days, or closed yesterday evening. */
  readonly window?: 'not-yet' | 'closed'
  /** Full sessions have a waitlist. */
  readonly waitlist?: CourseRecord['waitlist']
  readonly waiver?: RestrictionKey
  readonly induction?: RestrictionKey
  readonly criteria?: 'all' | 'any'
  readonly questions?: QuestionSet
  readonly extras?: readonly ExtraKey[]
}

export type CoursePlan = SchedulePlan & {
  readonly weekday: Weekday
  readonly weeks: number
  /** The week of the first session: 0 is within the next six days, 3 three weeks later; -5: five sessions have been held. */
  readonly startsInWeeks: number
  /** True unless given. */
  readonly bookableAfterStart?: boolean
}
