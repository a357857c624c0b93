import { offer } from '../../infra/store/unit-of-work.ts'
import { attendeeWrites } from './repository.ts'

// Writes that other modules make in their units of work.
export const forgetAttendeesOf = offer(attendeeWrites, 'forgetAllOf')
