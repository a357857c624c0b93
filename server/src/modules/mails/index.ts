export { calendarFeed, titleOf } from './calendar.ts'
export { compose } from './composing/compose.ts'
export type { Block } from './composing/letter.ts'
export { blocksOfPlaces, readPlaces } from './places.ts'
export { writeConfirmation } from './confirmation.ts'
export { post as postMail, readerOf } from './post.ts'
export { writeRefund } from './refunded.ts'
export { mailCancelled, mailMoved, mailPostponed, mailReminder, type Told, toldTogether } from './tell-changed.ts'
export {
  mailOffer,
  mailOfferBack,
  mailOfferExpired,
  mailPlacesFree,
  mailWaitMoved,
  mailWaitOver,
  type Waiting,
} from './tell-waiting.ts'
