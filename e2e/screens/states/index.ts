import type { State } from '../state.ts'
import { bookingStates } from './booking.ts'
import { myBookingsStates } from './my-bookings.ts'
import { guestPassStates } from './guest-passes.ts'
import { myOrdersStates } from './my-orders.ts'
import { campStates } from './camps.ts'
import { courseStates } from './courses.ts'
import { deskStates } from './desk.ts'
import { findingStates } from './finding.ts'
import { joiningStates } from './joining.ts'
import { packageStates, pricingStates } from './packages.ts'
import { payingStates } from './paying.ts'
import { peopleStates } from './people.ts'
import { timeSlotStates } from './time-slots.ts'
import { troubleStates } from './trouble.ts'

/** Every page in every visible state, in display order, with at least one state per route. */
export const states: readonly State[] = [
  ...findingStates,
  ...timeSlotStates,
  ...courseStates,
  ...campStates,
  ...packageStates,
  ...pricingStates,
  ...bookingStates,
  ...payingStates,
  ...deskStates,
  ...myBookingsStates,
  ...guestPassStates,
  ...myOrdersStates,
  ...joiningStates,
  ...peopleStates,
  ...troubleStates,
]
