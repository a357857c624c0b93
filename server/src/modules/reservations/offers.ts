import { offer } from '../../infra/store/unit-of-work.ts'
import { bookingWrites } from './repository.ts'

// Writes that other modules make in their units of work.
export const forgetBookingAnswersOf = offer(bookingWrites, 'forgetAnswersOf')
export const answerBundle = offer(bookingWrites, 'answerBundle')
export const cancelBookings = offer(bookingWrites, 'cancelSettled')
export const cancelBundle = offer(bookingWrites, 'cancelSettledBundle')
export const addBookingRefunds = offer(bookingWrites, 'insertRefunds')
export const moveBookingsOfOccurrence = offer(bookingWrites, 'followOccurrence')
export const moveBookingTo = offer(bookingWrites, 'moveTo')
export const setAttended = offer(bookingWrites, 'setAttended')
export const setMissed = offer(bookingWrites, 'setMissed')
export const passBundle = offer(bookingWrites, 'passBundle')
export const passBookings = offer(bookingWrites, 'passBookings')
export const reassignBundle = offer(bookingWrites, 'moveBundle')
export const reassignBooking = offer(bookingWrites, 'moveBooking')
export const addBundles = offer(bookingWrites, 'insertBundles')
export const addBookings = offer(bookingWrites, 'insertBookings')
export const cancelReservedBundles = offer(bookingWrites, 'cancelBundles')
export const cancelReservedBookings = offer(bookingWrites, 'cancelBookings')
export const settleBundlesOfCart = offer(bookingWrites, 'settleBundlesOfCart')
export const settleBookingsOfCart = offer(bookingWrites, 'settleBookingsOfCart')
