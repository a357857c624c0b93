import { offer } from '../../infra/store/unit-of-work.ts'
import { venueWrites } from './repository.ts'

// Writes that other modules make in their units of work.
export const reviseVenue = offer(venueWrites, 'revise')
