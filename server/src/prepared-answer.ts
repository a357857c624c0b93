import type { ListMeta } from '@touchline/contract'
import type { Reads } from './repositories.ts'

/** One row of a list whose bytes are cached. */
export type PreparedRow<Row> = {
  /** Everything the row depends on, as a text: equal keys mean equal rows. */
  readonly key: string
  /** The row's content without counts and time. */
  readonly state: string
  /** The sandbox time at which the row changes by itself; Infinity for never. */
  readonly changesAt: number
  /** The places rows with its counts. */
  readonly placesIds: readonly number[]
  /** Undefined when a row of that key is cached. */
  readonly make: (() => Row) | undefined
}

/** A cached row, as far as it helps to prepare the list again. */
export type KeptRow = Omit<PreparedRow<never>, 'make'>

/** A list whose facts are read but which is not serialised yet. */
export type PreparedList<Row> = {
  readonly rows: readonly PreparedRow<Row>[]
  readonly meta: ListMeta
  /** The sandbox time until which the list holds without changes. */
  readonly until: number
  /** The counts the list depends on besides its tables, as `readCounts` answers them. */
  readonly counts: string
  readonly readCounts: (reads: Reads) => Promise<string>
}
