import { offer } from '../../infra/store/unit-of-work.ts'
import { penaltyWrites } from './repository.ts'

// Writes that other modules make in their units of work.
export const markWithdrawn = offer(penaltyWrites, 'withdraw')
