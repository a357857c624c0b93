import { minorUnits } from '@touchline/money'
import type { CoursePlan } from '../courses/course-plan.ts'
import { courseRecord } from '../courses/courses.ts'
import { scenarioValues, type Scenario } from './scenario.ts'

const parameters = {
  courses: { description: 'How many courses are added', minimum: 1, maximum: 500, default: 300 },
} as const

const plan = {
  slug: 'crowded-bouldering',
  name: 'Bouldering circle',
  about: ['Problems of one colour a week, set afresh for every group, and somebody who shows how the last move goes.'],
  venue: 'millwick',
  category: 'climbing',
  location: 'Bouldering room',
  instructors: ['jade'],
  audience: 'adults',
  weekday: 1,
  time: '18:00',
  minutes: 60,
  weeks: 2,
  startsInWeeks: 1,
  maximum: 12,
  price: minorUnits(2400),
} as const satisfies CoursePlan

export const crowdedCategory: Scenario = {
  name: 'crowded-category',
  title: 'A category with hundreds of courses',
  description: 'Climbing at Millwick has three hundred more courses, or as many as you say: what long lists look like.',
  parameters,
  records: (day, given) => {
    const { courses } = scenarioValues(parameters, given)
    const schedules = Array.from({ length: courses }, (_, index) =>
      courseRecord({ ...plan, slug: `${plan.slug}-${index + 1}`, name: `${plan.name} ${index + 1}` }, day),
    )
    return { schedules }
  },
}
