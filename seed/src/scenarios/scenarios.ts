import { bookingOpensSoon } from './booking-opens-soon.ts'
import { courseAfterThirdWeek } from './course-after-third-week.ts'
import { crowdedCategory } from './crowded-category.ts'
import { lastPlace } from './last-place.ts'
import { payingBy } from './paying-by.ts'
import type { Scenario } from './scenario.ts'

/** The gallery, in the order shown. */
export const scenarios: readonly Scenario[] = [
  lastPlace,
  courseAfterThirdWeek,
  bookingOpensSoon,
  crowdedCategory,
  ...payingBy,
]

export function findScenario(name: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.name === name)
}
