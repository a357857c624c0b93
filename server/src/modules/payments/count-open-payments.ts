import type { Reads } from '../../repositories.ts'
import { sweepKind } from './saga/start/attempt.ts'
import type { TransactionState } from './transaction-state.ts'

/** The attempts that something has yet to come of, by state: each has a sweep. */
export async function countOpenPayments({
  payments,
}: Reads): Promise<Readonly<Partial<Record<TransactionState, number>>>> {
  const rows = await payments.withJobByState({ kind: sweepKind })
  return Object.fromEntries(rows.map(({ state, total }) => [state, total]))
}
