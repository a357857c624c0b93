import type { MinorUnits } from '@touchline/money'
import type { CategorySlug } from '../categories/categories.ts'
import type { RestrictionKey } from '../restrictions/restrictions.ts'
import type { Weekday } from '../seed-day.ts'
import type { ActivityKind, RelativeWindow, SessionsRecord } from '../seed-writer.ts'
import type { InstructorKey } from '../venues/instructors.ts'
import type { VenueKey } from '../venues/venues.ts'
import type { TagKey } from './tags.ts'

/** The times of a day at which something begins, on some days of the week. */
export type Rhythm = { readonly on: readonly Weekday[]; readonly times: readonly string[] }

/** The plan of sessions booked by date; times are the venue's. */
export type DatedPlan = {
  readonly kind: SessionsRecord['kind']
  readonly slug: string
  readonly name: string
  /** In plain text. */
  readonly about: string
  readonly venue: VenueKey
  readonly category: CategorySlug
  readonly locationId: number
  /** The display name for customers. */
  readonly friendlyLocation?: string
  readonly instructors: readonly InstructorKey[]
  readonly tags: readonly TagKey[]
  /** The picture; by default that of its category. */
  readonly picture?: ActivityKind
  readonly rhythms: readonly Rhythm[]
  readonly minutes: number
  /** How many days after today are planned. */
  readonly daysAhead: number
  readonly maximum: number
  /** Places gone on the occurrences from today on, one after another. */
  readonly taken: readonly number[]
  readonly price: MinorUnits
  readonly memberPrice: MinorUnits | null
  readonly qualification?: 'members'
  readonly ages?: SessionsRecord['ages']
  readonly waiver?: RestrictionKey
  readonly induction?: RestrictionKey
  readonly bring?: readonly string[]
  readonly waitlist?: NonNullable<SessionsRecord['waitlist']>
  /** Unless given: eight days ahead, members a week earlier. */
  readonly window?: RelativeWindow
  readonly tickets?: SessionsRecord['tickets']
  /** The cancelled occurrence, counted from tomorrow as 0. */
  readonly cancelled?: number
  /** On which days of the week something speaks against it; what closures do is worked out. */
  readonly clashing?: readonly Weekday[]
}
