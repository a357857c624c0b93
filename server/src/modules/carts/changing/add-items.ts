import { type AddItem, type Cart, type CartSource, limits, PlatformError, type Unworded } from '@touchline/contract'
import { type Actor, basketOf, isStaff } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { decideUnderLocks } from './decide-under-locks.ts'
import { addLines } from './add-lines.ts'
import { unlocked } from '../get-unlocked.ts'
import { lineKinds } from './line-ids.ts'
import { checkAttendees, parseItems, quoteAll, refuseBlocked } from './wanted.ts'
import { cartWrites } from '../repository.ts'
import { lockPeople } from '../../people/index.ts'

type Addition = {
  readonly source: CartSource
  readonly items: readonly AddItem[]
  /** Only into an empty basket. */
  readonly alone?: boolean
}

/**
 * Adds items to the basket, all or none, and holds their places. Throws `validation_failed` by field, `item_not_found`,
 * `sold_out`, `already_booked`, `not_bookable`, `booking_blocked`, `basket_locked`, and `basket_changed` when items
 * added `alone` would not be alone.
 */
export async function addItems(
  deps: Deps,
  actor: Actor,
  { source, items, alone = false }: Addition,
): Promise<Unworded<Cart>> {
  const basket = basketOf(actor, source)
  const { userId } = basket
  const { clock, ids } = deps
  const now = clock.now()
  const by = { ownerId: userId, byStaff: isStaff(actor) }
  const wanted = parseItems(items, userId)
  const fresh = { id: await ids.integer('cart'), uuid: ids.uuid(), ...basket, createdAt: now }
  return decideUnderLocks(deps, {
    kinds: lineKinds,
    async take(tx) {
      const cart = unlocked(await cartWrites(tx).open({ ...fresh, extensionsLeft: limits.holdExtensions }))
      await lockPeople(tx, [userId, ...wanted.flatMap(({ choice }) => choice.attendeeId ?? [])])
      return cart
    },
    async decide(reads) {
      await checkAttendees(reads, wanted, by)
      const quoted = await quoteAll(reads, wanted, { actor, now })
      await refuseBlocked(reads, wanted, by)
      return { quoted }
    },
    async act(tx, cart, { quoted }, lineIds) {
      const view = await addLines(tx, deps, { cart, quoted, actor, now, ids: lineIds })
      if (alone && view.items.length > quoted.length) throw new PlatformError('basket_changed')
      return view
    },
  })
}
