import type { ClassPlan } from './classes.ts'

const adults = { minimum: 16, maximum: null }

/** Classes of Ashcombe that something speaks against, for those who plan to see. */
export const clashingClasses: readonly ClassPlan[] = [
  {
    // Its instructor and its room are planned twice.
    slug: 'swim-teachers-evening',
    name: 'Swim teachers’ evening',
    about: 'For those who teach others: what good feedback sounds like at the poolside.',
    location: 'Main pool',
    part: 'Lanes 5 and 6',
    by: ['ravi'],
    on: [5],
    time: '20:00',
    minutes: 60,
    daysAhead: 9,
    maximum: 10,
    pence: 0,
    tags: ['water'],
    ages: adults,
    picture: 'swimming',
    taken: [],
    clashing: [5],
  },
  {
    // Before the doors open.
    slug: 'dawn-lengths',
    name: 'Dawn lengths',
    about: 'Coached lengths before everybody else is in the water.',
    location: 'Main pool',
    part: 'Lanes 5 and 6',
    by: ['will'],
    on: [6],
    time: '06:30',
    minutes: 45,
    daysAhead: 9,
    maximum: 12,
    pence: 620,
    tags: ['water', 'lanes'],
    ages: adults,
    picture: 'swimming',
    taken: [],
    clashing: [6],
  },
]
