import { offer } from '../../infra/store/unit-of-work.ts'
import { creditWrites } from './repository.ts'

// Writes that other modules make in their units of work.
export const touchGrants = offer(creditWrites, 'touchGrants')
export const releaseCreditOf = offer(creditWrites, 'releaseAllOf')
