import { offer } from '../../infra/store/unit-of-work.ts'
import { restrictionWrites } from './repository.ts'

// Writes that other modules make in their units of work.
export const agreeToRestrictions = offer(restrictionWrites, 'agree')
