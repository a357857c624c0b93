import { offer } from '../../infra/store/unit-of-work.ts'
import { placeWrites } from './repository.ts'
import { waitlistWrites } from './waiting/repository.ts'

// Writes that other modules make in their units of work.
export const passClaimsToOrder = offer(placeWrites, 'passToOrder')
export const addPlaces = offer(placeWrites, 'insertPlaces')
export const setSharedCapacity = offer(placeWrites, 'shareAs')
export const setSplitCapacity = offer(placeWrites, 'splitAs')
export const forgetTold = offer(waitlistWrites, 'forgetTold')
export const lockPlaces = offer(placeWrites, 'lockRow')
export const nameOtherSession = offer(waitlistWrites, 'nameOther')
export const changeWaiting = offer(placeWrites, 'changeWaiting')
export const shortenOffer = offer(waitlistWrites, 'shorten')
export const closeEntries = offer(waitlistWrites, 'close')
export const addEntry = offer(waitlistWrites, 'insert')
export const leaveEntry = offer(waitlistWrites, 'leave')
export const expireEntry = offer(waitlistWrites, 'expire')
export const offerToEntry = offer(waitlistWrites, 'offer')
export const countPass = offer(waitlistWrites, 'countPass')
export const passOverEntries = offer(waitlistWrites, 'passOver')
export const setTold = offer(waitlistWrites, 'setTold')
export const takeOfferBack = offer(waitlistWrites, 'takeBack')
