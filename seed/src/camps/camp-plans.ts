import { minorUnits, type MinorUnits } from '@touchline/money'
import type { SchedulePlan } from '../courses/course-plan.ts'

export type CampPlan = SchedulePlan & {
  /** Working weeks, Monday to Friday. */
  readonly weeks: number
  /** Which Monday: 0 is the next one; `running`: it has begun and has days left. */
  readonly startsInWeeks: number | 'running'
  readonly pricing: readonly ('bundled' | 'individual')[]
  readonly sessionPrice?: MinorUnits
  readonly sessionMemberPrice?: MinorUnits
  /** A session, counted from 0, of which every place is gone. */
  readonly fullSession?: number
}

export const campPlans: readonly CampPlan[] = [
  {
    slug: 'river-meadow-camp',
    name: 'River meadow camp',
    about: [
      'A week of den building, swimming, tennis and stories under the willows, for six to eleven year-olds. Each group of eight has its own leader from Monday to Friday.',
      'Book the whole week or the days you need.',
    ],
    bring: ['Packed lunch, unless you order a hot one', 'Swimwear', 'A waterproof and sun cream', 'Old shoes'],
    venue: 'ashcombe',
    category: 'holiday-camps',
    location: 'River meadow',
    instructors: ['oliver', 'rosie'],
    audience: 'children',
    time: '09:00',
    minutes: 390,
    maximum: 24,
    taken: 5,
    price: minorUnits(14500),
    memberPrice: minorUnits(11600),
    weeks: 1,
    startsInWeeks: 2,
    pricing: ['bundled', 'individual'],
    sessionPrice: minorUnits(3200),
    sessionMemberPrice: minorUnits(2560),
    waiver: 'camp',
    questions: 'camp-care',
    extras: ['lunch', 'earlyStart', 'shirt'],
  },
  {
    slug: 'wythnos-y-traeth',
    name: 'Wythnos y Traeth: beach week',
    about: [
      'Rock pools, paddleboards and a raft race. The days build on one another, so the week is booked as a whole. Leaders speak Welsh and English.',
    ],
    bring: ['Packed lunch and two drinks', 'Swimwear to go under a wetsuit', 'A hat'],
    venue: 'porthwen',
    category: 'holiday-camps',
    location: 'Llithrfa',
    friendlyLocation: 'Meet at the slipway behind the centre',
    instructors: ['gethin', 'iwan'],
    audience: 'children',
    time: '09:30',
    minutes: 360,
    maximum: 16,
    taken: 4,
    price: minorUnits(16500),
    weeks: 1,
    startsInWeeks: 3,
    pricing: ['bundled'],
    waiver: 'pool',
    extras: ['shirt'],
  },
  {
    slug: 'climb-and-create-days',
    name: 'Climb and create days',
    about: [
      'Mornings on the wall, afternoons in the studio with clay, print and paint. Every day stands on its own and is booked on its own.',
    ],
    bring: ['Packed lunch', 'Clothes that may get paint on them'],
    venue: 'millwick',
    category: 'sports-camps',
    location: 'Climbing wall',
    instructors: ['jade', 'nadia'],
    audience: 'children',
    time: '09:30',
    minutes: 390,
    maximum: 12,
    taken: 2,
    price: minorUnits(17000),
    weeks: 1,
    startsInWeeks: 1,
    pricing: ['individual'],
    sessionPrice: minorUnits(3600),
    fullSession: 2,
    waiver: 'climbing',
    extras: ['shirt'],
  },
  {
    slug: 'railway-yard-football-camp',
    name: 'Railway yard football camp',
    about: [
      'Two weeks of coaching, small-sided games and a world cup on the second Friday. It is under way; the days that are left can be booked one by one.',
    ],
    bring: ['Shin pads and two pairs of socks', 'Packed lunch', 'A refillable bottle'],
    venue: 'millwick',
    category: 'sports-camps',
    location: 'Pitch 1',
    friendlyLocation: 'Pitch 1, by the old signal box',
    instructors: ['callum'],
    audience: 'children',
    time: '10:00',
    minutes: 300,
    maximum: 30,
    taken: 6,
    price: minorUnits(24000),
    weeks: 2,
    startsInWeeks: 'running',
    pricing: ['bundled', 'individual'],
    sessionPrice: minorUnits(2800),
    extras: ['lunch', 'shirt'],
  },
]
