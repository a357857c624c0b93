import { entriesOf } from '../entries.ts'
import { fixedUuid, foundedAt } from '../fixed-ids.ts'
import type { BookingType } from '@touchline/contract'
import type { ActivityKind, CancellationPolicy, CategoryRecord } from '../seed-writer.ts'
import { publishedPolicies, type PublishedPolicy } from './policies.ts'
import { venueIds, type VenueKey } from '../venues/venues.ts'

const policies: Readonly<Record<BookingType, CancellationPolicy>> = {
  courses: publishedPolicies.lessons,
  camps: publishedPolicies.camps,
  classes: publishedPolicies.classes,
  resources: publishedPolicies.courts,
  ticketed: publishedPolicies.classes,
}

const groups = {
  'in-the-water': { name: 'In the water', kind: 'swimming' },
  'gymnastics-and-dance': { name: 'Gymnastics and dance', kind: 'gymnastics' },
  'team-sports': { name: 'Team sports', kind: 'football' },
  'racket-sports': { name: 'Racket sports', kind: 'racket' },
  'climbing-and-adventure': { name: 'Climbing and adventure', kind: 'climbing' },
  fitness: { name: 'Fitness', kind: 'athletics' },
  'mind-and-body': { name: 'Mind and body', kind: 'yoga' },
  'school-holidays': { name: 'School holidays', kind: 'adventure' },
} as const satisfies Record<string, { name: string; kind: ActivityKind }>

type GroupSlug = keyof typeof groups

type CategoryPlan = {
  readonly name: string
  readonly group: GroupSlug
  readonly kind: ActivityKind
  readonly bookingType: BookingType
  readonly venues: readonly VenueKey[]
  /** The cancellation policy; by default that of its booking type. */
  readonly policy?: PublishedPolicy
}

const plans = {
  'swimming-lessons': course('Swimming lessons', 'in-the-water', 'swimming', ['ashcombe', 'porthwen']),
  'paddle-sports': course('Paddle sports', 'in-the-water', 'adventure', ['porthwen']),
  gymnastics: course('Gymnastics', 'gymnastics-and-dance', 'gymnastics', ['ashcombe', 'millwick']),
  dance: course('Dance', 'gymnastics-and-dance', 'dance', ['ashcombe', 'porthwen', 'millwick']),
  football: course('Football', 'team-sports', 'football', ['ashcombe', 'millwick']),
  netball: course('Netball', 'team-sports', 'athletics', ['porthwen', 'millwick']),
  tennis: course('Tennis', 'racket-sports', 'racket', ['ashcombe', 'porthwen']),
  badminton: course('Badminton', 'racket-sports', 'racket', ['ashcombe', 'porthwen', 'millwick']),
  climbing: course('Climbing', 'climbing-and-adventure', 'climbing', ['millwick']),
  'yoga-and-pilates': course('Yoga and Pilates', 'mind-and-body', 'yoga', ['ashcombe', 'porthwen', 'millwick']),
  'holiday-camps': camp('Holiday camps', 'adventure', ['ashcombe', 'porthwen']),
  'fitness-classes': byDate('classes', 'Fitness classes', 'fitness', 'athletics', ['ashcombe', 'porthwen', 'millwick']),
  'yoga-classes': {
    ...byDate('classes', 'Yoga and Pilates classes', 'mind-and-body', 'yoga', ['ashcombe', 'porthwen']),
    policy: 'moveUntilThreeHours',
  },
  'strength-classes': {
    ...byDate('classes', 'Strength classes', 'fitness', 'athletics', ['millwick']),
    policy: 'moveOnly',
  },
  'junior-classes': {
    ...byDate('classes', 'Junior classes', 'gymnastics-and-dance', 'gymnastics', ['millwick']),
    policy: 'threeInThirtyDays',
  },
  'public-swims': {
    ...byDate('ticketed', 'Public swimming', 'in-the-water', 'swimming', ['ashcombe', 'porthwen']),
    policy: 'feeBeforeNext',
  },
  'open-climbing': {
    ...byDate('ticketed', 'Open climbing', 'climbing-and-adventure', 'climbing', ['millwick']),
    policy: 'threeInSixtyDays',
  },
  'badminton-courts': byDate('resources', 'Badminton courts', 'racket-sports', 'racket', [
    'ashcombe',
    'porthwen',
    'millwick',
  ]),
  'sports-camps': camp('Sports camps', 'football', ['millwick']),
} as const satisfies Record<string, CategoryPlan>

export type CategorySlug = keyof typeof plans

function course(name: string, group: GroupSlug, kind: ActivityKind, venues: readonly VenueKey[]): CategoryPlan {
  return { name, group, kind, bookingType: 'courses', venues }
}

function camp(name: string, kind: ActivityKind, venues: readonly VenueKey[]): CategoryPlan {
  return { name, group: 'school-holidays', kind, bookingType: 'camps', venues }
}

function byDate(
  bookingType: BookingType,
  name: string,
  group: GroupSlug,
  kind: ActivityKind,
  venues: readonly VenueKey[],
): CategoryPlan {
  return { name, group, kind, bookingType, venues }
}

export function categoryId(slug: CategorySlug | GroupSlug): string {
  return fixedUuid(`category ${slug}`)
}

/** Groups first, then what can be booked in them. */
export function seedCategories(): readonly CategoryRecord[] {
  return [
    ...entriesOf(groups).map(([slug, group]) => ({
      id: categoryId(slug),
      slug,
      name: group.name,
      bookingType: null,
      parentId: null,
      kind: group.kind,
      venueIds: [],
      cancellation: publishedPolicies.lessons,
      createdAt: foundedAt,
    })),
    ...entriesOf<CategorySlug, CategoryPlan>(plans).map(([slug, plan]) => ({
      id: categoryId(slug),
      slug,
      name: plan.name,
      bookingType: plan.bookingType,
      parentId: categoryId(plan.group),
      kind: plan.kind,
      venueIds: plan.venues.map((venue) => venueIds[venue]),
      cancellation: plan.policy ? publishedPolicies[plan.policy] : policies[plan.bookingType],
      createdAt: foundedAt,
    })),
  ]
}
