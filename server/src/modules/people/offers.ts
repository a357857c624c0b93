import { offer } from '../../infra/store/unit-of-work.ts'
import { userWrites } from './repository.ts'

// Writes that other modules make in their units of work.
export const addUser = offer(userWrites, 'insert')
export const lockUser = offer(userWrites, 'lock')
export const agreeToTerms = offer(userWrites, 'agreeToTerms')
