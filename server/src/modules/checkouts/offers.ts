import { offer } from '../../infra/store/unit-of-work.ts'
import { checkoutWrites } from './repository.ts'

// Writes that other modules make in their units of work.
export const consumeCheckout = offer(checkoutWrites, 'consume')
