export { addItems } from './changing/add-items.ts'
export { emptyCart } from './changing/change-cart.ts'
export { cartTotal, type CartState, itemHashOf } from './cart.ts'
export { endLines } from './leaving/end-lines.ts'
export {
  cancelHoldExpiry,
  cartJobs,
  checkHolds,
  holdUntil,
  latestHoldEnd,
  offersEnd,
  scheduleHoldExpiry,
} from './hold.ts'
export type { Gone } from './notices.ts'
export { presentItems } from './present-items.ts'
export { findOpenCart, presentLineItem, readLines } from './read-cart.ts'
export { recheckCart } from './changing/recheck-cart.ts'
export { createCartReads } from './repository.ts'
export { takeOutReserved } from './leaving/take-out.ts'
export { tellMoved } from './tell-moved.ts'
export { fulfilLines } from './leaving/fulfil-lines.ts'
export { decideAll } from './changing/wanted.ts'
export { decideUnderLocks } from './changing/decide-under-locks.ts'
export {
  closeCart,
  forgetChoicesOf,
  forgetNoticesOf,
  lockForPayment,
  pinToPayment,
  touchCart,
  touchOpenCart,
  unpinFromPayment,
} from './offers.ts'
