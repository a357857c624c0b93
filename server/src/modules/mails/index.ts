export { calendarFeed } from './calendar.ts'
export { type Block, compose } from './compose.ts'
export { writeConfirmation } from './confirmation.ts'
export { post as postMail } from './post.ts'
export { writeRefund } from './refunded.ts'
export { mailCancelled, mailMoved, type Told } from './tell-changed.ts'
export {
  mailOffer,
  mailOfferBack,
  mailOfferExpired,
  mailPlacesFree,
  mailWaitMoved,
  mailWaitOver,
} from './tell-waiting.ts'
