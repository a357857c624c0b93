import { type Cart, type CartSource, type ItemUpdate, PlatformError } from '@touchline/contract'
import { times } from '@touchline/money'
import { type Actor, getOwnerId, isStaff } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import type { Chosen, Quote } from '../../purchasable.ts'
import { purchasables } from '../../purchasables.ts'
import type { Tx } from '../../repositories.ts'
import { lockDays, type NewClaim } from '../places/index.ts'
import { getUnlocked } from './get-unlocked.ts'
import { renewHold } from './hold.ts'
import { IdsUsedUpError } from './line-ids.ts'
import { readCartView } from './read-cart.ts'
import type { CartItemRow } from './tables.ts'
import { takePlaces } from './take-places.ts'
import { checkAttendees, quoteAll, type Quoted } from './wanted.ts'
import { linePrice } from './write-lines.ts'

type Change = {
  readonly source: CartSource
  readonly cartItemId: number
  readonly change: ItemUpdate
}

/**
 * Changes whom a line is for or how many it is, at that person's own price and with what that person agrees to; the line
 * keeps what it holds, and takes more or fewer places as it needs them. [P5-002 to P5-005, C-41, C-55]
 * Throws `item_not_found`, `basket_locked`, `validation_failed`, and what adding throws.
 */
export async function updateItem(deps: Deps, actor: Actor, { cartItemId, change, source }: Change): Promise<Cart> {
  const basket = { userId: getOwnerId(actor), source }
  const { store, clock, ids } = deps
  const now = clock.now()
  const claimIds = await ids.integers('claim', 2)
  return store.write(async (tx) => {
    const cart = await getUnlocked(tx, basket)
    const line = (await tx.carts.itemsOf({ cartId: cart.id })).find(({ id }) => id === cartItemId)
    if (!line) throw new PlatformError('item_not_found')
    const choice = changedChoice(line, change, basket.userId)
    if (choice) {
      const wanted = wantedAgain(line, choice)
      await checkAttendees(tx, [wanted], { ownerId: basket.userId, byStaff: isStaff(actor) })
      const [first] = await quoteAll(tx, [wanted], { actor, now, insteadOf: line.id })
      if (!first) throw new PlatformError('item_not_found')
      await lockDays(tx, first.quote.locks)
      const [again] = await quoteAll(tx, [wanted], { actor, now, insteadOf: line.id })
      if (!again) throw new PlatformError('item_not_found')
      await rewrite(tx, { line, quoted: again, userId: basket.userId, now })
      await renewHold(tx, cart, deps)
      await reclaim(tx, { line, quoted: again, actor, now, claimIds })
    }
    return readCartView(tx, { ...basket, now })
  })
}

/** The stored choice with the change in it; undefined when nothing changes. An extra has no choice of its own. */
function changedChoice({ choice, parentId }: CartItemRow, change: ItemUpdate, ownerId: number): Chosen | undefined {
  // Written by the type that parsed it.
  const stored = choice as Chosen | null
  const field = change.quantity === undefined ? 'purchased_for_user_id' : 'quantity'
  if (!stored || parentId !== null) {
    throw new PlatformError('validation_failed', {
      fields: { [`data.${field}`]: ['Change what this belongs to instead.'] },
    })
  }
  const attendeeId =
    change.purchased_for_user_id === undefined ? stored.attendeeId : (change.purchased_for_user_id ?? ownerId)
  const quantity = change.quantity ?? stored.quantity
  if (attendeeId === stored.attendeeId && quantity === stored.quantity) return undefined
  const isForAnother = (change.purchased_for_user_id ?? null) !== null || (attendeeId ?? ownerId) !== ownerId
  // Judged by what the line will be: one request may name the person and bring the quantity down to 1. [C-55]
  if (isForAnother && quantity > 1) {
    throw new PlatformError('validation_failed', {
      fields: { [`data.${field}`]: ['The quantity is 1 for somebody else.'] },
    })
  }
  const agreed = change.activity_restriction_ids ?? stored.agreed
  return { ...stored, attendeeId, quantity, agreed }
}

function wantedAgain(line: CartItemRow, choice: Chosen) {
  const rules = purchasables[line.purchasableType]
  if (!rules) throw new PlatformError('not_bookable')
  return { type: line.purchasableType, rules, choice, path: 'data.' }
}

type Rewriting = { readonly line: CartItemRow; readonly quoted: Quoted; readonly userId: number; readonly now: number }

async function rewrite(tx: Tx, { line, quoted, userId, now }: Rewriting): Promise<void> {
  const { quote, choice } = quoted
  const bookings = await tx.bookings.bookingsOfItems({ itemIds: [line.id] })
  const planned = new Map(quote.bookings.map((booking) => [booking.occurrenceId, booking]))
  const same = bookings.length === planned.size && bookings.every(({ occurrenceId }) => planned.has(occurrenceId))
  // A session has begun since: what the line holds is no longer what anybody could book.
  if (!same) throw new PlatformError('not_bookable')
  await tx.carts.updateItem({
    id: line.id,
    choice,
    purchasedForUserId: quote.attendeeId === userId ? null : quote.attendeeId,
    ...linePrice(quote),
  })
  await tx.bookings.moveBundle({
    itemId: line.id,
    userId: quote.attendeeId,
    price: times(quote.unitPrice, quote.quantity),
  })
  for (const { id, occurrenceId } of bookings) {
    const { price, count } = planned.get(occurrenceId) ?? {}
    if (price !== undefined && count !== undefined) {
      await tx.bookings.moveBooking({ id, userId: quote.attendeeId, price, count })
    }
  }
  const { attendeeId } = quote
  if (attendeeId !== null && quote.agreements.length > 0) {
    await tx.restrictions.agree(
      quote.agreements.map((restrictionId) => ({ userId: attendeeId, restrictionId, agreedAt: now })),
    )
  }
}

type Reclaiming = Omit<Rewriting, 'userId'> & { readonly actor: Actor; readonly claimIds: readonly number[] }

/** The line's claims are made anew when it needs more places or fewer; what is the same is not touched. */
async function reclaim(tx: Tx, { line, quoted, actor, now, claimIds }: Reclaiming): Promise<void> {
  const { claims: wants } = quoted.quote
  const held = await tx.places.liveOfCartItems({ itemIds: [line.id] })
  const count = (rows: Quote['claims'], placesId: number) =>
    rows.filter((row) => row.placesId === placesId).reduce((total, row) => total + row.count, 0)
  const ids = new Set([...wants, ...held].map(({ placesId }) => placesId))
  const differing = [...ids].filter((id) => count(wants, id) !== count(held, id))
  if (differing.length === 0) return
  const taken = differing.flatMap((placesId, index): NewClaim[] => {
    const id = claimIds[index]
    if (id === undefined) throw new IdsUsedUpError('a line changes more places than it can')
    const wanted = count(wants, placesId)
    return wanted === 0
      ? []
      : [{ id, placesId, count: wanted, channel: actor.channel, holder: { cartItemId: line.id } }]
  })
  const released = held.filter(({ placesId }) => differing.includes(placesId))
  await takePlaces(tx, { taken, released, now }, [quoted])
}
