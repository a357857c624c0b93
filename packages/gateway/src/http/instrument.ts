import type { Moment } from '../engine/moment.ts'
import { type Order, registerTransaction } from '../engine/register.ts'
import type { TransactionState } from '../engine/states.ts'
import type { Transaction } from '../store/transactions.ts'
import type { AttemptRequest } from './facade-wire.ts'

/** The means of payment, and what it uses up. */
export type Instrument = Pick<Order, 'card' | 'magicName' | 'savedCard'> & { readonly spend: () => void }

/** After a decline the card can be tried again while its identifier lasts. */
const spentBy: readonly TransactionState[] = ['challenge_required', 'authorised', 'captured']

type OrderOf = Omit<Order, keyof Instrument | 'address1' | 'postcode' | 'customerReference'>

/** Registers a payment with the means of payment found, which is used up when the payment is open or paid. */
export function registerWith(
  moment: Moment,
  { spend, ...card }: Instrument,
  payer: Pick<AttemptRequest, 'billing_address' | 'customer'>,
  order: OrderOf,
): Transaction {
  const transaction = registerTransaction(moment, {
    ...order,
    ...card,
    address1: payer.billing_address?.address1 ?? '',
    postcode: payer.billing_address?.postcode ?? '',
    customerReference: payer.customer?.reference ?? null,
  })
  if (spentBy.includes(transaction.state)) spend()
  return transaction
}
