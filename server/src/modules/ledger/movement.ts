import { type MinorUnits, sumOf } from '@touchline/money'
import type { Account } from './account.ts'

export type Entry = { readonly account: Account; readonly amount: MinorUnits }

/** What a movement is of. It names the movement, and each happens once. */
export type MovementId =
  `order:${number}` | `refund:${number}` | `refund-failed:${number}` | `grant:${number}` | `expiry:${number}`

/** Value that goes from some accounts to others at one instant (epoch milliseconds). */
export type Movement = { readonly id: MovementId; readonly at: number; readonly entries: readonly Entry[] }

/** Throws a RangeError when value would appear or disappear, or when an entry says nothing. */
export function checkMovement({ id, entries }: Movement): void {
  if (entries.length < 2) throw new RangeError(`${id} moves nothing from one account to another`)
  if (entries.some(({ amount }) => amount === 0)) throw new RangeError(`${id} has an entry of nothing`)
  const difference = sumOf(entries)
  if (difference !== 0) throw new RangeError(`${id} is out of balance by ${difference}`)
}
