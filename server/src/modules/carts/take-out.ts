import type { CancellationSource } from '@touchline/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../repositories.ts'
import { capReservedCredit } from '../credits/index.ts'
import { totalOf } from './cart.ts'
import { dropLines } from './drop-lines.ts'
import { unlocked } from './get-unlocked.ts'
import { cancelHoldExpiry, renewHold } from './hold.ts'
import type { CartItemRow, CartRow } from './tables.ts'

type Settings = Pick<Deps, 'clock' | 'rules'>

type Taking = {
  readonly cart: CartRow
  readonly items: readonly CartItemRow[]
  readonly lines: readonly CartItemRow[]
  readonly source: CancellationSource
}

/** What is left keeps its hold; an empty basket holds nothing, and no credit beyond the balance stays aside. [O-42] */
export async function takeOut(tx: Tx, settings: Settings, { cart, items, lines, source }: Taking): Promise<void> {
  const left = items.filter((item) => !lines.includes(item))
  await capReservedCredit(tx, { cartId: cart.id, balance: totalOf(left) })
  await tx.carts.setNotices({ id: cart.id, notices: [], lost: [] })
  if (left.length > 0) await renewHold(tx, cart, settings)
  else {
    await tx.carts.clearHold({ id: cart.id })
    await cancelHoldExpiry(tx, cart.id)
  }
  await dropLines(tx, { cartId: cart.id, lines, now: settings.clock.now(), source })
}

type Reserved = {
  readonly cartId: number
  readonly itemIds: readonly number[]
  readonly source: CancellationSource
}

/** Takes lines with their extras out of whichever basket they are in. Part of a unit of work. Throws `basket_locked`. */
export async function takeOutReserved(
  tx: Tx,
  settings: Settings,
  { cartId, itemIds, source }: Reserved,
): Promise<void> {
  const cart = unlocked(await tx.carts.touch({ id: cartId }))
  const items = await tx.carts.itemsOf({ cartId })
  const lines = items.filter(({ id, parentId }) => itemIds.includes(parentId ?? id))
  await takeOut(tx, settings, { cart, items, lines, source })
}
