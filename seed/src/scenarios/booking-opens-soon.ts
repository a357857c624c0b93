import { minorUnits } from '@touchline/money'
import type { CoursePlan } from '../courses/course-plan.ts'
import { addedCourse } from './added-course.ts'
import { scenarioValues, type Scenario } from './scenario.ts'

const parameters = {
  days: { description: 'In how many days booking opens, at 07:00', minimum: 1, maximum: 28, default: 1 },
} as const

const plan = {
  slug: 'booking-opens-soon-archery',
  name: 'Indoor archery',
  about: ['Stance, draw and release at ten metres, and a tournament with silly prizes in the last session.'],
  venue: 'millwick',
  category: 'climbing',
  location: 'Main hall',
  instructors: ['callum'],
  audience: 'adults',
  weekday: 6,
  time: '14:00',
  minutes: 90,
  weeks: 6,
  startsInWeeks: 5,
  maximum: 12,
  price: minorUnits(7800),
  window: 'not-yet',
} as const satisfies CoursePlan

export const bookingOpensSoon: Scenario = {
  name: 'booking-opens-soon',
  title: 'Booking opens tomorrow',
  description: 'Indoor archery at Millwick can be booked from seven o’clock tomorrow, or in as many days as you say.',
  parameters,
  records: (day, given) => {
    const { days } = scenarioValues(parameters, given)
    const added = addedCourse(plan, day, 3)
    const firstBookableAt = day.instantAt(days, '07:00')
    return { ...added, schedules: (added.schedules ?? []).map((schedule) => ({ ...schedule, firstBookableAt })) }
  },
}
