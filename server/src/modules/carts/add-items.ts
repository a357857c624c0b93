import { type AddItem, type Cart, type CartSource, limits } from '@touchline/contract'
import { type Actor, getOwnerId, isStaff } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Quote } from '../../purchasable.ts'
import { lockDays } from '../places/index.ts'
import { getUnlocked } from './get-unlocked.ts'
import { renewHold } from './hold.ts'
import { IdsUsedUpError, needsOf, takeLineIds } from './line-ids.ts'
import { readCartView } from './read-cart.ts'
import { takePlaces } from './take-places.ts'
import { checkAttendees, parseItems, quoteAll, type Quoted, refuseBlocked } from './wanted.ts'
import { writeLines } from './write-lines.ts'

type Addition = { readonly source: CartSource; readonly items: readonly AddItem[] }

/** More than two would mean that what is sold changes faster than it can be bought. */
const mostAttempts = 5

/**
 * Adds items to the basket, all or none; their places are held from now on. What is decided from a first look is decided
 * again inside the unit of work, with the days of the people and places concerned locked. [P7-038, S7-073]
 * Throws `validation_failed` by field, `item_not_found`, `sold_out`, `already_booked`, `not_bookable`, `booking_blocked`,
 * `basket_locked`.
 */
export async function addItems(deps: Deps, actor: Actor, { source, items }: Addition): Promise<Cart> {
  const userId = getOwnerId(actor)
  const { store, clock, ids } = deps
  const now = clock.now()
  const circumstances = { actor, now }
  const by = { ownerId: userId, byStaff: isStaff(actor) }
  const wanted = parseItems(items, userId)
  const cartId = await ids.integer('cart')
  const cartUuid = ids.uuid()
  let quoted = await store.read(async (reads) => {
    await checkAttendees(reads, wanted, by)
    const first = await quoteAll(reads, wanted, circumstances)
    await refuseBlocked(reads, wanted, by)
    return first
  })
  for (let attempt = 1; ; attempt++) {
    const handOut = await takeLineIds(ids, needsOf(quoted))
    const before = quoted
    try {
      return await store.write(async (tx) => {
        await tx.carts.insert({ ...emptyCart, id: cartId, uuid: cartUuid, userId, source, createdAt: now })
        const cart = await getUnlocked(tx, { userId, source })
        await lockDays(tx, locksOf(before))
        await refuseBlocked(tx, wanted, by)
        quoted = await quoteAll(tx, wanted, circumstances)
        if (!isLocked(quoted, before)) throw new IdsUsedUpError('other days have to be locked')
        const writing = { cartId: cart.id, ownerId: userId, channel: actor.channel, now, ids: handOut() }
        const taken = await writeLines(tx, quoted, writing)
        if (cart.notices.length > 0) await tx.carts.setNotices({ id: cart.id, notices: [] })
        await renewHold(tx, cart, deps)
        await takePlaces(tx, { taken, released: [], now }, quoted)
        return readCartView(tx, { userId, source, now })
      })
    } catch (error) {
      if (!(error instanceof IdsUsedUpError) || attempt === mostAttempts) throw error
    }
  }
}

const emptyCart = {
  status: 'open' as const,
  version: 1,
  holdExpiresAt: null,
  heldSince: null,
  extensionsLeft: limits.holdExtensions,
  paymentUuid: null,
  locked: false,
  notices: [],
}

function locksOf(quoted: readonly Quoted[]): Quote['locks'] {
  return quoted.flatMap(({ quote }) => quote.locks)
}

/** Whether every day that has to be locked has been. */
function isLocked(quoted: readonly Quoted[], before: readonly Quoted[]): boolean {
  const name = ({ kind, id, startsAt, endsAt }: Quote['locks'][number]) => `${kind} ${id} ${startsAt} ${endsAt}`
  const locked = new Set(locksOf(before).map(name))
  return locksOf(quoted).every((lock) => locked.has(name(lock)))
}
