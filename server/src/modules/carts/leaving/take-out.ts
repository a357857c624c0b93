import { type CancellationSource, PlatformError } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../repositories.ts'
import { capReservedCredit } from '../../credits/index.ts'
import { totalOf } from '../cart.ts'
import { dropLines } from './drop-lines.ts'
import { unlocked } from '../get-unlocked.ts'
import { cancelHoldExpiry, renewHold } from '../hold.ts'
import { isOfPartner, lostOf } from '../lost.ts'
import { type Gone, goneNotice, withNotices } from '../notices.ts'
import { stillSold } from '../changing/recheck-cart.ts'
import type { CartItemRow, CartRow } from '../tables.ts'
import { cartWrites } from '../repository.ts'

type Settings = Pick<Deps, 'clock' | 'rules'>

type Taking = {
  readonly cart: CartRow
  readonly items: readonly CartItemRow[]
  readonly lines: readonly CartItemRow[]
  readonly source: CancellationSource
  /** The reason for the customer; absent when they removed it themselves. */
  readonly said?: Said
}

type Said = Pick<CartRow, 'notices' | 'lost'>

const nothing: Said = { notices: [], lost: [] }

/** The remaining lines keep their hold; an empty basket holds nothing and reserves no credit beyond the balance. */
export async function takeOut(
  tx: Tx,
  settings: Settings,
  { cart, items, lines, source, said = nothing }: Taking,
): Promise<void> {
  const left = items.filter((item) => !lines.includes(item))
  await capReservedCredit(tx, { cartId: cart.id, balance: totalOf(left) })
  await cartWrites(tx).setNotices({ id: cart.id, ...said })
  if (left.length > 0) await renewHold(tx, cart, settings, left)
  else {
    await cartWrites(tx).clearHold({ id: cart.id })
    await cancelHoldExpiry(tx, cart.id)
  }
  await dropLines(tx, { cartId: cart.id, lines, now: settings.clock.now(), source })
}

type Reserved = {
  readonly cartId: number
  /** The lines and the reasons for removal; null when the customer removes them. */
  readonly going: readonly { readonly itemId: number; readonly gone: Gone | null }[]
  readonly source: CancellationSource
}

/**
 * Removes lines with their extras from the baskets they are in, with a notice. Part of a transaction. Throws
 * `basket_locked`.
 */
export async function takeOutReserved(tx: Tx, settings: Settings, { cartId, going, source }: Reserved): Promise<void> {
  const found = await cartWrites(tx).touch({ id: cartId })
  // The basket was paid just now, so its lines are bookings; a retry finds them as bookings.
  if (!found) throw new PlatformError('basket_locked')
  const cart = unlocked(found)
  const items = await tx.carts.itemsOf({ cartId })
  const lines = items.filter(({ id, parentId }) => going.some(({ itemId }) => itemId === (parentId ?? id)))
  const told = lines.flatMap((line) => {
    const gone = going.find(({ itemId }) => itemId === line.id)?.gone
    return gone ? [{ line, gone }] : []
  })
  const said = told.length > 0 ? await saidOf(tx, cart, told, settings.clock.now()) : nothing
  await takeOut(tx, settings, { cart, items, lines, source, said })
}

type Told = { readonly line: CartItemRow; readonly gone: Gone }

/**
 * The part that can still be had is offered again, as after an expired hold, except in a partner's basket: its customer
 * adds nothing. [O-17, O-88, O-101]
 */
async function saidOf(tx: Tx, cart: CartRow, told: readonly Told[], now: number): Promise<Said> {
  const calledOff = told.filter(({ gone }) => gone.kind === 'called_off').map(({ line }) => line)
  const sold = isOfPartner(cart) ? [] : await stillSold(tx, { cart, items: calledOff }, now)
  const canComeBack = new Map(sold.map((line) => [line.id, line]))
  const gone = told.map(({ line, gone: why }) => {
    const left = canComeBack.get(line.id)
    const notice = goneNotice(line.name, why, left !== undefined)
    return { notice, lost: left ? lostOf([left]).map((one) => ({ ...one, said: notice })) : [] }
  })
  const notices = gone.map(({ notice }) => notice)
  return { notices: withNotices(cart.notices, notices), lost: [...cart.lost, ...gone.flatMap(({ lost }) => lost)] }
}
