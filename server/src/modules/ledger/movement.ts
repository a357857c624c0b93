import { type MinorUnits, sumOf } from '@touchline/money'
import type { Account } from './account.ts'

export type Entry = { readonly account: Account; readonly amount: MinorUnits }

/** The subject of a movement. It names the movement, which happens once. */
export type MovementId =
  `order:${number}` | `refund:${number}` | `refund-failed:${number}` | `grant:${number}` | `expiry:${number}`

/** A movement of value between accounts at one instant (epoch milliseconds). */
export type Movement = { readonly id: MovementId; readonly at: number; readonly entries: readonly Entry[] }

/** Throws a RangeError when the entries do not balance, or one is zero. */
export function checkMovement({ id, entries }: Movement): void {
  if (entries.length < 2) throw new RangeError(`${id} moves nothing from one account to another`)
  if (entries.some(({ amount }) => amount === 0)) throw new RangeError(`${id} has an entry of nothing`)
  const difference = sumOf(entries)
  if (difference !== 0) throw new RangeError(`${id} is out of balance by ${difference}`)
}
