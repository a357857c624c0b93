import { type Cart, type CartSource, type ItemUpdate, PlatformError } from '@touchline/contract'
import { type Actor, getOwnerId, isStaff } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { priceAt } from '../courses/index.ts'
import { readCatalogue } from '../occurrences/index.ts'
import { type AddContext, checkAttendee, checkBookable } from './check-item.ts'
import { getUnlocked } from './get-unlocked.ts'
import { renewHold } from './hold.ts'
import { readCartView } from './read-cart.ts'

type Update = { readonly source: CartSource; readonly cartItemId: number; readonly change: ItemUpdate }

/**
 * Changes whom a line is for, at that person's own price; the quantity of a course stays 1. [P5-003 to P5-005, C-41]
 * Throws `item_not_found`, `basket_locked`, `validation_failed`, and what adding throws.
 */
export async function updateItem(deps: Deps, actor: Actor, { source, cartItemId, change }: Update): Promise<Cart> {
  const now = deps.clock.now()
  const ownerId = getOwnerId(actor)
  const basket = { userId: ownerId, source }
  const add: AddContext = { ownerId, byStaff: isStaff(actor), channel: actor.channel, now }
  if (change.quantity !== undefined && change.quantity !== 1) {
    throw new PlatformError('validation_failed', {
      fields: { 'data.quantity': ['The quantity of a course is always 1.'] },
    })
  }
  return deps.store.write(async (tx) => {
    const cart = await getUnlocked(tx, basket)
    const line = (await tx.carts.itemsOf(cart.id)).find(({ id }) => id === cartItemId)
    if (!line) throw new PlatformError('item_not_found')
    const attendeeId = change.purchased_for_user_id ?? ownerId
    const stays = change.purchased_for_user_id === undefined || attendeeId === (line.purchasedForUserId ?? ownerId)
    if (!stays) {
      await checkAttendee(tx, attendeeId, add, 'data.purchased_for_user_id')
      const entry = line.scheduleId === null ? undefined : (await readCatalogue(tx)).byId.get(line.scheduleId)
      const bundle = (await tx.bookings.bundlesOfCart(cart.id)).find(({ cartItemId }) => cartItemId === line.id)
      if (!entry || !bundle) throw new PlatformError('item_not_found')
      // The place is there already, so a sold-out course is no obstacle to another person taking it.
      const { attendee } = await checkBookable(tx, entry, attendeeId, {}, 0, { ...add, placeHeld: true })
      const price = priceAt(entry, attendee, now)
      if (price === null) throw new PlatformError('not_bookable', { message: 'You do not qualify to book this.' })
      await tx.bookings.moveTo(bundle.id, attendeeId, price)
      await tx.carts.updateItem(line.id, {
        purchasedForUserId: attendeeId === ownerId ? null : attendeeId,
        unitPrice: price,
        lineTotal: price,
        benefitApplied: attendee.isMember && entry.schedule.memberPrice !== null,
      })
    }
    await renewHold(tx, cart, deps)
    return readCartView(tx, { ...basket, now })
  })
}
