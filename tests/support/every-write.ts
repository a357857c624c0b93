import type { Tx, WholeTx } from '../../server/src/repositories.ts'

/** A unit of work with the writes of every module: tests plant rows that no use case would write. */
export function everyWrite(tx: Tx): WholeTx {
  // `createTx` makes every unit of work with all of them; only its type hides the writes.
  return tx as Tx & WholeTx
}
