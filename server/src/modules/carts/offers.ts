import { offer } from '../../infra/store/unit-of-work.ts'
import { cartWrites } from './repository.ts'

// Writes that other modules make in their units of work.
export const forgetNoticesOf = offer(cartWrites, 'forgetNoticesOf')
export const forgetChoicesOf = offer(cartWrites, 'forgetChoicesOf')
export const touchOpenCart = offer(cartWrites, 'touchOpen')
export const closeCart = offer(cartWrites, 'close')
export const touchCart = offer(cartWrites, 'touch')
export const lockForPayment = offer(cartWrites, 'lock')
export const pinToPayment = offer(cartWrites, 'pin')
export const unpinFromPayment = offer(cartWrites, 'unpin')
