export { cancellationKinds } from './cancelling/cancel-rows.ts'
export { cancelBookingsOf, followOccurrence } from './moving/follow-occurrence.ts'
export { createBookingChecks } from './invariants/repository.ts'
export { checkBookings } from './invariants/invariants.ts'
