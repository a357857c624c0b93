import type { ListMeta } from '@touchline/contract'
import type { Reads } from './repositories.ts'

/** One row of a list whose bytes are kept. */
export type PreparedRow<Row> = {
  /** All that is said of the row depends on, in short: equal texts are equal rows. */
  readonly key: string
  /** The state of what the row shows, without what is counted and without time. */
  readonly state: string
  /** Sandbox time at which the row differs though nobody changes anything; Infinity: never. */
  readonly changesAt: number
  /** Where what is counted stands. */
  readonly placesIds: readonly number[]
  /** Undefined: a row of that key is kept. */
  readonly make: (() => Row) | undefined
}

/** A row that is kept, as far as it is of use for preparing the list again. */
export type KeptRow = Omit<PreparedRow<never>, 'make'>

/** A list whose facts have been read, and which is not put together yet. */
export type PreparedList<Row> = {
  readonly rows: readonly PreparedRow<Row>[]
  readonly meta: ListMeta
  /** Sandbox time until which the list holds while nobody changes anything. */
  readonly until: number
  /** All it depends on beside its tables: what is counted of the rows, as `readCounts` answers it. */
  readonly counts: string
  readonly readCounts: (reads: Reads) => Promise<string>
}
