import type { Deviation } from './deviation.ts'
import { catalogueDeviations } from './deviations-of-the-catalogue.ts'
import { customerDeviations } from './deviations-of-a-customer.ts'
import { answerDeviations } from './deviations-of-answers.ts'

/** Every way in which the mutated platform deviates. */
export const deviations: readonly Deviation[] = [...catalogueDeviations, ...customerDeviations, ...answerDeviations]
