import { GatewayRefusal } from '../refusals.ts'
import { findTransaction, type Transaction } from '../store/transactions.ts'
import type { Moment } from './moment.ts'

/** The merchant's transaction; refuses `not_found` for an unknown id and for another merchant's. */
export function getTransaction(moment: Moment, id: string): Transaction {
  const transaction = findTransaction(moment.db, moment.merchant.id, id)
  if (!transaction) throw new GatewayRefusal('not_found')
  return transaction
}
