import { cardSetupStatuses, scaEndings, transactionStatuses } from '../shared/enumerations.ts'
import { type Meanings, meaningOf as of } from '../shared/meaning.ts'

/** Descriptions of payments and saved cards. */
export const paymentMeanings: readonly Meanings[] = [
  of('TransactionStatus', transactionStatuses, {
    authorised: 'the money is held: complete the payment',
    sca_required: 'the bank wants to see the customer first',
    failed: 'the card was declined',
  }),
  of('ScaEnding', scaEndings, {
    superseded: 'another payment for the same basket took its place',
    timed_out: 'nobody answered the bank in time',
    not_confirmed: 'the bank said no: a wrong code, or stopped on its page',
    stopped: 'the customer stopped it',
  }),
  of('CardSetupStatus', cardSetupStatuses, {
    open: 'no card was entered yet',
    sca_required: 'the bank wants to see the customer first',
    processing: 'the bank has not answered yet: ask again',
    failed: 'this card is not kept, another may be entered',
    succeeded: 'the card is kept',
    over: 'nothing came of it: begin again',
  }),
  of('CompletionStatus', ['completed', 'pending', 'failed'], {
    completed: 'the order is made',
    pending: 'the gateway has not said yet: ask again',
    failed: 'nothing was taken',
  }),
  of('PaymentMode', ['test', 'live'], { test: 'no money moves', live: 'money moves' }),
  of('ScaMethod', ['GET', 'POST'], { GET: 'open the address', POST: 'post `sca_data` as a form' }),
]
