import { offer } from '../../infra/store/unit-of-work.ts'
import { savedSearchWrites } from './repository.ts'

// Writes that other modules make in their units of work.
export const forgetSearchesOf = offer(savedSearchWrites, 'deleteAllOf')
