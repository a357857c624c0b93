import { minorUnits } from '@touchline/money'
import type { CoursePlan } from '../courses/course-plan.ts'
import { addedCourse } from './added-course.ts'
import { scenarioValues, type Scenario } from './scenario.ts'

const weeks = 12

const parameters = {
  held: { description: 'How many of the twelve sessions have been held', minimum: 1, maximum: weeks - 1, default: 3 },
} as const

const plan = {
  slug: 'third-week-aqua-fit',
  name: 'Aqua fit',
  about: ['Music, foam dumb-bells and water up to the chest: hard work that knees do not notice.'],
  bring: ['Swimwear', 'Water to drink'],
  venue: 'porthwen',
  category: 'swimming-lessons',
  location: 'Pwll nofio',
  friendlyLocation: 'Swimming pool, deep end',
  instructors: ['eleri'],
  audience: 'adults',
  weekday: 2,
  time: '11:00',
  minutes: 45,
  weeks,
  startsInWeeks: 0,
  maximum: 16,
  taken: 5,
  price: minorUnits(7200),
} as const satisfies CoursePlan

export const courseAfterThirdWeek: Scenario = {
  name: 'course-after-third-week',
  title: 'A course after its third week',
  description:
    'Aqua fit at Porthwen has held three of its twelve sessions, or as many as you say; the rest are sold pro rata.',
  parameters,
  records: (day, given) => {
    const { held } = scenarioValues(parameters, given)
    return addedCourse({ ...plan, startsInWeeks: -held }, day, 2)
  },
}
