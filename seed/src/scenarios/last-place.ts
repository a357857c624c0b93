import { minorUnits } from '@touchline/money'
import type { CoursePlan } from '../courses/course-plan.ts'
import { addedCourse } from './added-course.ts'
import { scenarioValues, type Scenario } from './scenario.ts'

const maximum = 10

const parameters = {
  places: { description: 'How many places are left', minimum: 1, maximum, default: 1 },
} as const

const plan = {
  slug: 'last-place-trampolining',
  name: 'Trampolining',
  about: ['Seat drops, twists and a first somersault in the belt, with a coach at every bed.'],
  bring: ['Socks with grip'],
  venue: 'ashcombe',
  category: 'gymnastics',
  location: 'Sports hall',
  instructors: ['meera'],
  audience: 'children',
  weekday: 6,
  time: '11:00',
  minutes: 60,
  weeks: 6,
  startsInWeeks: 1,
  maximum,
  price: minorUnits(5400),
} as const satisfies CoursePlan

export const lastPlace: Scenario = {
  name: 'last-place',
  title: 'The last place of a course',
  description: 'Trampolining at Ashcombe starts in about a week and has one place left, or as many as you say.',
  parameters,
  records: (day, given) => {
    const { places } = scenarioValues(parameters, given)
    return addedCourse({ ...plan, taken: maximum - places }, day, 1)
  },
}
