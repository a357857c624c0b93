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

/** What takes away what a basket holds. A booking window that closes, or a membership that ends, meanwhile does not. */
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
 * Checks before money moves that everything in the basket can still be had: somebody sells it, nothing has ended or
 * clashes, no penalty blocks the owner that is not paid with it. The price a customer saw holds for the life of the basket.
 * Throws `booking_blocked` or `not_bookable`.
 */
export async function recheckCart(reads: Reads, { cart, items }: CartState, now: number): Promise<void> {
  const actor = ownerOf(cart)
  const lines = items.filter(({ parentId }) => parentId === null)
  const blockable = lines.some(({ purchasableType }) => purchasables[purchasableType]?.isBlockedByPenalties ?? true)
  // Staff sell to whom they choose, as they add what they choose.
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

/** Whoever pays what blocks them books with the same order. [O-92] */
function penaltiesIn(lines: readonly CartItemRow[]): readonly number[] {
  return lines.flatMap(({ purchasableType, purchasableId }) =>
    purchasableType === 'penalty' ? Number(purchasableId) : [],
  )
}

/** Those of some lines that could be had again, with what is left of what was chosen, at the price of now. [O-51] */
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

/** A package whose price was given back pays for nothing any more, though its usages are held by a line. [O-180] */
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

/** The owner, on the channel that the basket is of. */
function ownerOf({ userId, source }: CartState['cart']): Actor {
  const channel = staffSources.has(source) ? 'foh' : 'online'
  const cause = { kind: 'request', call: 'checkout' } as const
  return { callerId: userId, ownerId: userId, selectedUserId: undefined, channel, roles: [], permissions: [], cause }
}

function refusal(code: ReasonCode, name: Text | string): PlatformError {
  return new PlatformError('not_bookable', { text: textOf({ code, values: { name } }) })
}
