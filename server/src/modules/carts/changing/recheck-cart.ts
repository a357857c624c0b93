import { PlatformError, type ReasonCode, staffSources, type Text } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import type { Chosen, Refusal } from '../../../purchasables/purchasable.ts'
import { purchasables } from '../../../purchasables/purchasables.ts'
import type { Reads } from '../../../repositories.ts'
import type { CartState } from '../cart.ts'
import { asSold } from '../lost.ts'
import type { CartItemRow } from '../tables.ts'
import { decideAll, withWhatIsLeft } from './wanted.ts'
import { text, textOf } from '../../../texts/index.ts'

/** Refusals that take away held lines. A booking window that closes, or a membership that ends, meanwhile does not. */
const lapses: ReadonlySet<ReasonCode> = new Set([
  'not_found',
  'course_ended',
  'course_cancelled',
  'camp_ended',
  'camp_cancelled',
  'camp_started',
  'session_finished',
  'session_cancelled',
  'already_paid',
  'membership_ended',
])

function isLapse({ reason, isLapse: isOne }: Refusal): boolean {
  return isOne === true || lapses.has(reason.code)
}

/**
 * Checks before money moves that every line can still be had: it is still sold, has not ended, does not clash, and no
 * unpaid penalty blocks the owner. The price the customer saw holds for the life of the basket. Throws
 * `booking_blocked` or `not_bookable`.
 */
export async function recheckCart(reads: Reads, { cart, items }: CartState, now: number): Promise<void> {
  const actor = ownerOf(cart)
  const lines = items.filter(({ parentId }) => parentId === null)
  const blockable = lines.some(({ purchasableType }) => purchasables[purchasableType]?.isBlockedByPenalties ?? true)
  // Penalties never block a sale by staff.
  const isBlocked = blockable && actor.channel === 'online'
  if (isBlocked && (await reads.penalties.blocksBooking(cart.userId, penaltiesIn(lines)))) {
    throw new PlatformError('booking_blocked')
  }
  await refuseEndedPackages(reads, lines)
  for (const { asked, decision } of await decideAll(reads, lines.map(askAgain), { actor, now })) {
    if (decision?.kind !== 'refusal' || !isLapse(decision.refusal)) continue
    throw new PlatformError('not_bookable', {
      text: text('carts:refused_item', { reason: textOf(decision.refusal.reason), name: asked.name }),
    })
  }
}

/** An order that pays the blocking penalties may book as well. */
function penaltiesIn(lines: readonly CartItemRow[]): readonly number[] {
  return lines.flatMap(({ purchasableType, purchasableId }) =>
    purchasableType === 'penalty' ? Number(purchasableId) : [],
  )
}

/** Lines that can still be had, reduced to what takes place, at the current price. */
export async function stillSold(
  reads: Reads,
  { cart, items }: CartState,
  now: number,
): Promise<readonly CartItemRow[]> {
  const chosen = items
    .filter(({ choice }) => choice !== null)
    .map(asSold)
    .map((line) => ({ ...askAgain(line), line }))
  const asked = await withWhatIsLeft(reads, chosen)
  const decided = await decideAll(reads, asked, { actor: ownerOf(cart), now })
  return decided.flatMap(({ asked: { line, choice }, decision }) =>
    decision?.kind === 'quote' ? [{ ...line, choice }] : [],
  )
}

/** A refunded package pays for nothing, even if a line holds its usages. [O-180] */
async function refuseEndedPackages(reads: Reads, lines: readonly CartItemRow[]): Promise<void> {
  const itemIds = lines.filter(({ packageApplied }) => packageApplied).map(({ id }) => id)
  if (itemIds.length === 0) return
  const [ended] = await reads.packages.linesOnEnded({ itemIds })
  const line = ended && lines.find(({ id }) => id === ended.itemId)
  if (line) throw refusal('package_refunded', line.name)
}

function askAgain({ id, name, purchasableType, choice }: CartItemRow) {
  const rules = purchasables[purchasableType]
  if (!rules || choice === null) throw refusal('not_for_sale', name)
  // Written by the type that parsed it.
  return { name, rules, choice: choice as Chosen, insteadOf: id }
}

/** The owner, on the channel of the basket. */
function ownerOf({ userId, source }: CartState['cart']): Actor {
  const channel = staffSources.has(source) ? 'foh' : 'online'
  const cause = { kind: 'request', call: 'checkout' } as const
  return { callerId: userId, ownerId: userId, selectedUserId: undefined, channel, roles: [], permissions: [], cause }
}

function refusal(code: ReasonCode, name: Text | string): PlatformError {
  return new PlatformError('not_bookable', { text: textOf({ code, values: { name } }) })
}
