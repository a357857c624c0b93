import { day } from '@touchline/clock'
import type { Tx } from '../../repositories.ts'
import type { LockKind } from './tables.ts'
import { placeWrites } from './repository.ts'

/** A span in which something must not be in two places, or be taken twice. */
export type Lock = {
  readonly kind: LockKind
  readonly id: number
  readonly startsAt: number
  /** Exclusive. */
  readonly endsAt: number
}

/**
 * Locks the days of the spans for this transaction, so that a later check for overlaps sees every earlier commit.
 * Always in one order, so that two transactions never deadlock.
 */
export async function lockDays(tx: Tx, locks: readonly Lock[]): Promise<void> {
  const rows = new Map(locks.flatMap(rowsOf).map((row) => [`${row.kind} ${row.id} ${row.utcDay}`, row]))
  const sorted = [...rows.values()].toSorted(
    (a, b) => a.kind.localeCompare(b.kind) || a.id - b.id || a.utcDay - b.utcDay,
  )
  if (sorted.length > 0) await placeWrites(tx).touchDays(sorted)
}

function rowsOf({ kind, id, startsAt, endsAt }: Lock) {
  const [first, last] = [Math.floor(startsAt / day), Math.floor((endsAt - 1) / day)]
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => ({
    kind,
    id,
    utcDay: first + index,
    version: 1,
  }))
}
