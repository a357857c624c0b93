import type { ScaEnding } from '@touchline/contract'
import type { Reads } from '../../../../repositories.ts'
import type { TransactionRow } from '../../tables.ts'

/**
 * How a 3-D Secure step ended without a payment, from stored facts that no longer change. Undefined while it has not
 * ended, and after a decline, which is reported as one. payments.md 6.4
 */
export async function howScaEnded(reads: Reads, row: TransactionRow): Promise<ScaEnding | undefined> {
  if (row.problem) return undefined
  if (row.superseded) return 'superseded'
  const moves = await reads.payments.movesOf({ uuid: row.uuid })
  const index = moves.findIndex(({ state }) => state === 'failed' || state === 'reversing')
  const end = moves[index]
  if (!end) return undefined
  if (moves[index - 1]?.state !== 'sca_required') return undefined
  if (end.at >= row.expiresAt) return 'timed_out'
  return end.state === 'failed' ? 'not_confirmed' : 'stopped'
}
