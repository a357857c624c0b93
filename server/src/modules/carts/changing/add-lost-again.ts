import { type Cart, type CartSource, PlatformError, type Unworded, type Text } from '@touchline/contract'
import { type Actor, basketOf, isStaff } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { Chosen } from '../../../purchasables/purchasable.ts'
import { purchasables } from '../../../purchasables/purchasables.ts'
import { decideUnderLocks } from './decide-under-locks.ts'
import { coverByPackages } from '../../packages/index.ts'
import { addLines } from './add-lines.ts'
import { getUnlocked } from '../get-unlocked.ts'
import { lineKinds } from './line-ids.ts'
import { linesOf } from './lines-of.ts'
import { withNotices, noticeKey } from '../notices.ts'
import type { LostLine } from '../tables.ts'
import {
  checkAttendees,
  decideAll,
  type Quoted,
  refusalText,
  refuseBlocked,
  type Wanted,
  withWhatIsLeft,
} from './wanted.ts'
import { readText, text } from '../../../texts/index.ts'

type Basket = { readonly source: CartSource }

/**
 * Adds the lost lines again, as they were chosen, at the current price. A line that can no longer be had gets a notice
 * with the reason. Throws `item_not_found` when nothing was lost, and as adding does.
 */
export async function addLostAgain(deps: Deps, actor: Actor, { source }: Basket): Promise<Unworded<Cart>> {
  const basket = basketOf(actor, source)
  const { userId } = basket
  const now = deps.clock.now()
  const by = { ownerId: userId, byStaff: isStaff(actor) }
  return decideUnderLocks(deps, {
    kinds: lineKinds,
    take: (tx) => getUnlocked(tx, basket),
    async decide(reads) {
      const lost = (await reads.carts.findOpen(basket))?.lost ?? []
      if (lost.length === 0) throw new PlatformError('item_not_found')
      const lines = lost.flatMap((line) => understood(line) ?? [])
      const wanted = await withWhatIsLeft(reads, lines)
      await checkAttendees(reads, wanted, by)
      await refuseBlocked(reads, wanted, by)
      const quoted: Quoted[] = []
      const notices: Text[] = []
      for (const { asked, decision, facts } of await decideAll(reads, wanted, { actor, now })) {
        const { name, ...one } = asked
        if (decision?.kind === 'quote') quoted.push(...linesOf(one, decision, facts))
        else notices.push(text('carts:not_added_again', { name, reason: refusalText(decision?.refusal) }))
      }
      return { quoted: await coverByPackages(reads, quoted, { ownerId: userId, now }), notices }
    },
    async act(tx, cart, { quoted, notices: said }, ids) {
      const settled = new Set(cart.lost.flatMap(({ said: why }) => (why === undefined ? [] : noticeKey(why))))
      const stays = cart.notices.filter((notice) => !settled.has(noticeKey(notice)))
      return addLines(tx, deps, { cart, quoted, actor, now, ids, notices: withNotices(stays, said) })
    },
  })
}

/** Parses a stored line with the type that sold it. A discount belongs to a ticket in a basket and is granted anew. */
function understood({
  purchasableType: type,
  name,
  choice,
}: LostLine): (Wanted & { readonly name: Text | string }) | undefined {
  const rules = purchasables[type]
  // Written by the type that parsed it.
  const { discount: _given, ...chosen } = choice as Chosen
  return rules && { type, rules, choice: chosen, path: '', name: readText(name) }
}
