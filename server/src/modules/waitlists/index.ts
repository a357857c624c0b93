import { bookOffers } from './offers/book-offer.ts'
import { closings } from './close-waitlist.ts'
import { endOffers } from './offers/end-offer.ts'
import { handOuts, savings } from './offers/hand-out-places.ts'

export { closeWaitlist, putClosing } from './close-waitlist.ts'
export { checkWaitlists } from './invariants.ts'
export { endWaitsOf } from './end-waits-of.ts'
export { joinWaitlist } from './join-waitlist.ts'
export { leaveWaitlist } from './leave-waitlist.ts'
export { tellWhoWaits } from './tell-moved.ts'

export const waitlistJobs = [handOuts, savings, endOffers, bookOffers, closings] as const
