import { minorUnits, zero } from '@touchline/money'
import type { DatedPlan } from './dated-plan.ts'
import { locationId, partId } from '../venues/locations.ts'

const daysAhead = 28
const fortnight = { opensMinutesBefore: 14 * 24 * 60, closesMinutesBefore: 0 }
const everyDay = [1, 2, 3, 4, 5, 6, 7] as const

const adults = { minimum: 16, maximum: null }
const under16 = { minimum: null, maximum: 15 }
const from60 = { minimum: 60, maximum: null }

const swimTickets = [
  { name: 'Adult', attendees: 1, price: minorUnits(560), memberPrice: zero, ages: [adults] },
  { name: 'Junior or over 60', attendees: 1, price: minorUnits(380), memberPrice: zero, ages: [under16, from60] },
  { name: 'Family of four', attendees: 4, price: minorUnits(1650), memberPrice: null },
] as const

const shared = { kind: 'ticketed', instructors: [], daysAhead, window: fortnight, tickets: swimTickets } as const

/** Public swims and an evening of open climbing: what is sold by the ticket. */
export const swimPlans: readonly DatedPlan[] = [
  {
    ...shared,
    slug: 'lane-swim',
    name: 'Lane swim',
    about: 'Slow, medium and fast lanes over twenty-five metres.',
    venue: 'ashcombe',
    category: 'public-swims',
    locationId: partId('ashcombe', 'Main pool', 'Lanes 1 to 4'),
    tags: ['lanes'],
    rhythms: [{ on: everyDay, times: ['08:30', '13:30', '17:00'] }],
    minutes: 60,
    maximum: 40,
    taken: [22, 40, 31, 12],
    price: minorUnits(560),
    memberPrice: zero,
    ages: { minimum: 8, maximum: null },
  },
  {
    ...shared,
    slug: 'family-fun-swim',
    name: 'Family fun swim',
    about: 'Floats, slides and warm water for everybody who comes with a child.',
    venue: 'ashcombe',
    category: 'public-swims',
    locationId: locationId('ashcombe', 'Learner pool'),
    tags: ['family'],
    rhythms: [
      { on: [3, 5], times: ['15:30'] },
      { on: [6, 7], times: ['10:00', '11:30', '14:00'] },
    ],
    minutes: 75,
    maximum: 60,
    taken: [57, 60],
    waitlist: { maximum: 10, mode: 'notify_all' },
    price: minorUnits(560),
    memberPrice: zero,
  },
  {
    ...shared,
    slug: 'nofio-cyhoeddus',
    name: 'Nofio cyhoeddus: public swim',
    about: 'Half the pool in lanes, half of it open.',
    venue: 'porthwen',
    category: 'public-swims',
    locationId: partId('porthwen', 'Pwll nofio', 'Lonydd 1 i 4'),
    tags: ['lanes', 'family'],
    rhythms: [{ on: everyDay, times: ['08:30', '15:00'] }],
    minutes: 90,
    maximum: 45,
    waitlist: { maximum: 6, mode: 'offer' },
    // The last place of tomorrow afternoon is on offer from the waitlist.
    taken: [20, 45, 0, 44],
    price: minorUnits(520),
    memberPrice: zero,
  },
  {
    ...shared,
    slug: 'open-climb',
    name: 'Open climb',
    about: 'Ropes, auto-belays and the bouldering room, for those who have climbed before.',
    venue: 'millwick',
    category: 'open-climbing',
    locationId: partId('millwick', 'Climbing wall', 'Main wall'),
    tags: [],
    rhythms: [
      { on: [1, 2, 3, 4, 5], times: ['13:00', '19:30'] },
      { on: [6, 7], times: ['10:00', '14:00'] },
    ],
    minutes: 90,
    maximum: 24,
    taken: [24, 15],
    waiver: 'climbing',
    price: minorUnits(1100),
    memberPrice: minorUnits(500),
    tickets: [
      { name: 'Adult', attendees: 1, price: minorUnits(1100), memberPrice: minorUnits(500), ages: [adults] },
      { name: 'Under 16', attendees: 1, price: minorUnits(750), memberPrice: minorUnits(350), ages: [under16] },
    ],
  },
]
