import { type Cart, type CartSource, type ItemUpdate, PlatformError, type Unworded } from '@touchline/contract'
import { times } from '@touchline/money'
import { type Actor, basketOf, isStaff } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { Chosen, Quote } from '../../../purchasables/purchasable.ts'
import { purchasables } from '../../../purchasables/purchasables.ts'
import type { Tx } from '../../../repositories.ts'
import { forgetAnswers } from '../../attendees/index.ts'
import { decideUnderLocks } from './decide-under-locks.ts'
import type { HeldClaim, NewClaim } from '../../places/index.ts'
import { refuseUnpayable } from '../cart.ts'
import { getUnlocked } from '../get-unlocked.ts'
import { renewHold } from '../hold.ts'
import { type LineIds, lineKinds } from './line-ids.ts'
import { findOpenCart, readCartView } from '../read-cart.ts'
import type { CartItemRow } from '../tables.ts'
import { takePlaces } from './take-places.ts'
import { checkAttendees, quoteAll, type Quoted } from './wanted.ts'
import { keptChoice, linePrice, writeLines } from './write-lines.ts'
import { reassignBooking, reassignBundle } from '../../reservations/index.ts'
import { cartWrites } from '../repository.ts'
import { agreeToRestrictions } from '../../restrictions/index.ts'
import { text } from '../../../texts/index.ts'

/** Whether membership benefits and packages apply; undefined keeps the present terms. */
type Terms = Pick<Chosen, 'withBenefit' | 'withPackage'>

type Change = {
  readonly source: CartSource
  readonly cartItemId: number
  readonly change: Omit<ItemUpdate, 'apply_benefit'> & { readonly terms?: Terms }
}

/**
 * Changes a line's attendee or quantity, at the new attendee's own price and with their agreements. The line keeps its
 * claims and takes or releases places as needed; answers given for one person are dropped for another. `terms` switch
 * membership benefits and packages. Throws `item_not_found`, `basket_locked`, `validation_failed`, and as adding does.
 */
export async function updateItem(
  deps: Deps,
  actor: Actor,
  { cartItemId, change, source }: Change,
): Promise<Unworded<Cart>> {
  const basket = basketOf(actor, source)
  const { userId } = basket
  const now = deps.clock.now()
  const by = { ownerId: userId, byStaff: isStaff(actor) }
  return decideUnderLocks(deps, {
    kinds: lineKinds,
    take: (tx) => getUnlocked(tx, basket),
    async decide(reads) {
      const line = (await findOpenCart(reads, basket))?.items.find(({ id }) => id === cartItemId)
      if (!line) throw new PlatformError('item_not_found')
      const choice = changedChoice(line, change, userId)
      if (!choice) return { line, quoted: [] }
      const wanted = wantedAgain(line, choice)
      await checkAttendees(reads, [wanted], by)
      return { line, quoted: await quoteAll(reads, [wanted], { actor, now }) }
    },
    async act(tx, cart, { line, quoted: [quoted, ...beside] }, ids) {
      if (quoted) {
        const held = await tx.places.liveOfCartItems({ itemIds: [line.id] })
        const drawn = drawnFrom(quoted, held)
        await rewrite(tx, { line, quoted: { ...drawn, choice: keptChoice(drawn) }, userId, now })
        const { channel } = actor
        const { claims } = await writeLines(tx, beside, { cartId: cart.id, ownerId: userId, channel, now, ids })
        await renewHold(tx, cart, deps)
        await reclaim(tx, { line, quoted: drawn, held, beside: claims, actor, now, ids })
      }
      const view = await readCartView(tx, { ...basket, now })
      if (quoted) refuseUnpayable(view.total.value, quoted.path)
      return view
    },
  })
}

/** The stored choice with the change; undefined when nothing changes. An extra has no choice of its own. */
function changedChoice(
  { choice, parentId }: CartItemRow,
  change: Change['change'],
  ownerId: number,
): Chosen | undefined {
  // Written by the type that parsed it.
  const stored = choice as Chosen | null
  const field = change.quantity === undefined ? 'purchased_for_user_id' : 'quantity'
  if (!stored || parentId !== null) {
    throw new PlatformError('validation_failed', {
      fields: { [`data.${field}`]: [text('carts:change_owner')] },
    })
  }
  const attendeeId =
    change.purchased_for_user_id === undefined ? stored.attendeeId : (change.purchased_for_user_id ?? ownerId)
  const quantity = change.quantity ?? stored.quantity
  const { withBenefit = stored.withBenefit, withPackage = stored.withPackage } = change.terms ?? {}
  const isSame = withBenefit === stored.withBenefit && withPackage === stored.withPackage
  if (isSame && attendeeId === stored.attendeeId && quantity === stored.quantity) return undefined
  const isForAnother = (change.purchased_for_user_id ?? null) !== null || (attendeeId ?? ownerId) !== ownerId
  // Decided on the resulting line: one request may name the person and bring the quantity down to 1.
  if (isForAnother && quantity > 1) {
    throw new PlatformError('validation_failed', {
      fields: { [`data.${field}`]: [text('carts:one_for_another')] },
    })
  }
  // Agreements and answers of another person do not count; the new attendee is asked before payment.
  const isSamePerson = attendeeId === stored.attendeeId
  const agreed = change.activity_restriction_ids ?? (isSamePerson ? stored.agreed : [])
  // A discount is granted for one ticket of one customer.
  const { discount: _given, ...kept } = stored
  return {
    ...kept,
    ...(isSamePerson ? {} : { answers: [], answersLater: true }),
    agreesLater: change.activity_restriction_ids === undefined,
    attendeeId,
    quantity,
    agreed,
    ...(withBenefit === undefined ? {} : { withBenefit }),
    ...(withPackage === undefined ? {} : { withPackage }),
  }
}

/** A line to be decided again with another choice. Throws `not_bookable` when its type is no longer sold. */
export function wantedAgain(line: CartItemRow, choice: Chosen) {
  const rules = purchasables[line.purchasableType]
  if (!rules) throw new PlatformError('not_bookable')
  return { type: line.purchasableType, rules, choice, insteadOf: line.id, path: 'data.' }
}

type Rewriting = { readonly line: CartItemRow; readonly quoted: Quoted; readonly userId: number; readonly now: number }

/** Writes a line as it was decided again; its claims stay. Throws `not_bookable` where it holds other sessions. */
export async function rewrite(tx: Tx, { line, quoted, userId, now }: Rewriting): Promise<void> {
  const { quote, choice } = quoted
  const bookings = await tx.bookings.bookingsOfItems({ itemIds: [line.id] })
  const planned = new Map(quote.bookings.map((booking) => [booking.occurrenceId, booking]))
  const same = bookings.length === planned.size && bookings.every(({ occurrenceId }) => planned.has(occurrenceId))
  // A session has begun since, so the held sessions can no longer be booked as a new choice.
  if (!same) throw new PlatformError('not_bookable')
  const purchasedForUserId = quote.attendeeId === userId ? null : quote.attendeeId
  await cartWrites(tx).updateItem({ id: line.id, choice, purchasedForUserId, ...linePrice(quote) })
  if (purchasedForUserId !== line.purchasedForUserId) await forgetAnswers(tx, { itemId: line.id })
  await reassignBundle(tx, {
    itemId: line.id,
    userId: quote.attendeeId,
    price: times(quote.unitPrice, quote.quantity),
  })
  for (const { id, occurrenceId } of bookings) {
    const { price, count } = planned.get(occurrenceId) ?? {}
    if (price !== undefined && count !== undefined) {
      await reassignBooking(tx, { id, userId: quote.attendeeId, price, count })
    }
  }
  const { attendeeId } = quote
  if (attendeeId !== null && quote.agreements.length > 0) {
    await agreeToRestrictions(
      tx,
      quote.agreements.map((restrictionId) => ({ userId: attendeeId, restrictionId, agreedAt: now })),
    )
  }
}

/** Takes offered places of the attendee beyond those the line holds. */
function drawnFrom(quoted: Quoted, held: Quote['claims']): Quoted {
  const claims = quoted.quote.claims.map(({ offer, ...want }) => {
    const more = want.count - countAt(held, want.placesId)
    return offer && more > 0 ? { ...want, offer: { ...offer, count: Math.min(offer.count, more) } } : want
  })
  return { ...quoted, quote: { ...quoted.quote, claims } }
}

type Reclaiming = Omit<Rewriting, 'userId'> & {
  readonly held: readonly HeldClaim[]
  /** Claims of new lines beside it. */
  readonly beside: readonly NewClaim[]
  readonly actor: Actor
  readonly ids: LineIds
}

/** Replaces the line's claims when it needs more or fewer places; unchanged claims stay. */
async function reclaim(tx: Tx, { line, quoted, held, beside, actor, now, ids }: Reclaiming): Promise<void> {
  const { claims: wants } = quoted.quote
  const places = new Set([...wants, ...held].map(({ placesId }) => placesId))
  const differing = [...places].filter((id) => countAt(wants, id) !== countAt(held, id))
  if (differing.length === 0 && beside.length === 0) return
  const taken = wants
    .filter(({ placesId }) => differing.includes(placesId))
    .map(({ placesId, count, offer }): NewClaim => ({
      id: ids.claim(),
      placesId,
      count,
      offer,
      channel: actor.channel,
      holder: { cartItemId: line.id },
    }))
  const released = held.filter(({ placesId }) => differing.includes(placesId))
  await takePlaces(tx, { taken: [...taken, ...beside], released, now }, [quoted])
}

function countAt(rows: Quote['claims'], placesId: number): number {
  return rows.filter((row) => row.placesId === placesId).reduce((total, { count }) => total + count, 0)
}

/** The change that a request body asks for. */
export function changeIn({ apply_benefit: applies, ...change }: ItemUpdate): Change['change'] {
  return applies === undefined ? change : { ...change, terms: { withBenefit: applies, withPackage: applies } }
}
