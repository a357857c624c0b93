import type { TenderType } from '@touchline/contract'

/**
 * Every account money can be on. Above nothing is what the venue has, below is what it owes or where value came from, so
 * the sum over all accounts is always nothing.
 *
 * - `credit:{grant}` one grant of a customer's credit: below nothing by what is left of it
 * - `card:{payment transaction}` one payment at the card gateway: what it has taken, less what it has given back
 * - `tender:{type}` money that came in any other way, all of a type together
 * - `sales` what was sold: below nothing by the total of the paid orders
 * - `refunded` what was given back of paid orders, but for credit
 * - `credit-issued` what customers were given as credit
 * - `credit-expired` credit that nobody used in time
 */
export type Account =
  | `credit:${number}`
  | `card:${string}`
  | `tender:${Exclude<TenderType, 'online' | 'credit'>}`
  | 'sales'
  | 'refunded'
  | 'credit-issued'
  | 'credit-expired'

/** The grant whose account it is; undefined for every other account. */
export function grantOf(account: Account): number | undefined {
  return account.startsWith('credit:') ? Number(account.slice('credit:'.length)) : undefined
}

/** The payment transaction whose account it is; undefined for every other account. */
export function transactionOf(account: Account): string | undefined {
  return account.startsWith('card:') ? account.slice('card:'.length) : undefined
}
