import type { Cart, Unworded } from '@touchline/contract'
import { type Actor, getOwnerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../repositories.ts'
import { refuseUnpayable, totalOf } from '../cart.ts'
import { renewHold } from '../hold.ts'
import type { LineIds } from './line-ids.ts'
import { presentCart } from '../read-cart.ts'
import type { CartRow } from '../tables.ts'
import { takeOverLines } from './take-over.ts'
import { takePlaces } from './take-places.ts'
import type { Quoted } from './wanted.ts'
import { writeLines } from './write-lines.ts'
import { cartWrites } from '../repository.ts'
import type { StoredText } from '../../../texts/index.ts'

type Adding = {
  readonly cart: CartRow
  readonly quoted: readonly Quoted[]
  readonly actor: Actor
  readonly now: number
  readonly ids: LineIds
  /** New notices of the basket; `undefined` keeps unread notices. */
  readonly notices?: readonly StoredText[]
}

/** Writes decided lines into a basket and takes their places; runs last in its transaction. Answers the basket. */
export async function addLines(
  tx: Tx,
  deps: Deps,
  { cart: own, quoted, actor, now, ids, notices = own.notices }: Adding,
): Promise<Unworded<Cart>> {
  const userId = getOwnerId(actor)
  const cart = await takeOverLines(tx, own, quoted)
  const before = await tx.carts.itemsOf({ cartId: cart.id })
  const {
    items: added,
    claims,
    ...written
  } = await writeLines(
    tx,
    quoted.filter(({ quote }) => !quote.takesOver),
    { cartId: cart.id, ownerId: userId, channel: actor.channel, now, ids },
  )
  const said = { notices, lost: [] }
  if (notices !== cart.notices || cart.lost.length > 0) await cartWrites(tx).setNotices({ id: cart.id, ...said })
  const held = quoted.length > 0 ? await renewHold(tx, cart, deps, [...before, ...added]) : cart
  await takePlaces(tx, { taken: claims, released: [], now }, quoted)
  const state = { cart: { ...held, ...said }, items: [...before, ...added].toSorted((a, b) => a.id - b.id) }
  refuseUnpayable(totalOf(state.items), quoted.at(-1)?.path ?? '')
  return presentCart(tx, { state, userId, source: cart.source, now }, { quoted, items: added, ...written })
}
