import type { TenderType } from '@touchline/contract'

/**
 * Accounts of the ledger. A positive balance belongs to the venue, a negative one is owed or a source of value; the sum
 * over all accounts is always zero.
 *
 * - `credit:{grant}` one grant of a customer's credit: minus its rest
 * - `card:{payment transaction}` one payment at the payment provider: captured minus refunded
 * - `tender:{type}` money received in another way, by type
 * - `sales` minus the total of the paid orders
 * - `refunded` refunds of paid orders other than credit
 * - `credit-issued` credit given to customers
 * - `credit-expired` credit that expired unused
 */
export type Account =
  | `credit:${number}`
  | `card:${string}`
  | `tender:${Exclude<TenderType, 'online' | 'credit'>}`
  | 'sales'
  | 'refunded'
  | 'credit-issued'
  | 'credit-expired'

/** The grant of an account; undefined for every other account. */
export function grantOf(account: Account): number | undefined {
  return account.startsWith('credit:') ? Number(account.slice('credit:'.length)) : undefined
}

/** The payment transaction of an account; undefined for every other account. */
export function transactionOf(account: Account): string | undefined {
  return account.startsWith('card:') ? account.slice('card:'.length) : undefined
}
