import { offer } from '../../infra/store/unit-of-work.ts'
import { orderWrites } from './repository.ts'

// Writes that other modules make in their units of work.
export const lockOrder = offer(orderWrites, 'lockRow')
