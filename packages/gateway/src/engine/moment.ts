import type { DeclineCode } from '@touchline/faults'
import type { Random } from '@touchline/ids'
import type { Db } from '../store/database.ts'
import type { Merchant } from '../store/merchants.ts'

/** What a fault makes the engine do differently in one command. */
export type Forced = {
  readonly decline?: DeclineCode
  readonly refundFailsLater?: boolean
}

/** One merchant at one instant of its own time (epoch milliseconds): what every engine command works on. */
export type Moment = {
  readonly db: Db
  readonly random: Random
  readonly merchant: Merchant
  readonly now: number
  readonly forced: Forced
}
