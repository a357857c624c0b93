import type { DeclineCode } from '@touchline/faults'
import type { Random } from '@touchline/ids'
import type { Db } from '../store/database.ts'
import type { Merchant } from '../store/merchants.ts'

/** The effects of a fault on one command. */
export type Forced = {
  readonly decline?: DeclineCode
  readonly refundFailsLater?: boolean
}

/** One merchant at one instant of its own time (epoch milliseconds): the input of every engine command. */
export type Moment = {
  readonly db: Db
  readonly random: Random
  readonly merchant: Merchant
  readonly now: number
  readonly forced: Forced
}
