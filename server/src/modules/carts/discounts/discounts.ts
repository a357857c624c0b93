import { type CartSource, PlatformError } from '@touchline/contract'
import { type Actor, basketOf } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { Discount } from '../../../purchasables/discount.ts'
import type { Chosen } from '../../../purchasables/purchasable.ts'
import type { Reads } from '../../../repositories.ts'
import { findByReference } from '../../people/index.ts'
import { capReservedCredit } from '../../credits/index.ts'
import { decideUnderLocks } from '../changing/decide-under-locks.ts'
import { totalOf } from '../cart.ts'
import { discountOf, discountsIn } from './discounted.ts'
import { getUnlocked } from '../get-unlocked.ts'
import { renewHold } from '../hold.ts'
import { findOpenCart } from '../read-cart.ts'
import type { CartItemRow } from '../tables.ts'
import { rewrite } from '../changing/rewrite-line.ts'
import { wantedAgain } from '../changing/update-item.ts'
import { quoteAll, type Quoted } from '../changing/wanted.ts'

type Applying = {
  readonly source: CartSource
  readonly reference: string
  readonly cartItemIds: readonly number[] | undefined
}

type Repriced = { readonly line: CartItemRow; readonly quoted: Quoted }

/**
 * Reprices tickets for a customer who has shown a membership: one ticket at each time, only where it becomes cheaper
 * and was not granted before. Answers the customer. Throws `item_not_found` for an unknown reference or item,
 * `discount_already_applied`, `discount_for_one_ticket` where a line has several, `discount_not_applied` where nothing
 * becomes cheaper, `basket_locked`. [O-43]
 */
export async function applyDiscount(
  deps: Deps,
  actor: Actor,
  { source, reference, cartItemIds }: Applying,
): Promise<number> {
  const customer = await deps.store.read((reads) => findByReference(reads, actor, reference))
  await reprice(deps, actor, source, async (reads, items) => {
    if (discountsIn(items).some(({ customerId }) => customerId === customer.id)) {
      throw new PlatformError('discount_already_applied')
    }
    const tickets = candidates(items, cartItemIds)
    const decided = await quoteLines(reads, actor, deps.clock.now(), tickets, (line): Discount => {
      const { id: customerId } = customer
      return { customerId, reference: customer.reference, instead: line.unitPrice }
    })
    const cheaper = decided.filter(({ line, quoted }) => quoted.quote.unitPrice < line.unitPrice)
    const once = cheaper.filter(
      ({ quoted }, index) => cheaper.findIndex((other) => timeOf(other.quoted) === timeOf(quoted)) === index,
    )
    if (once.length > 0) return once
    const given = await readGiven(reads, customer.id, decided)
    const isGiven = decided.some(({ quoted }) => given.has(timeOf(quoted)))
    throw new PlatformError(isGiven ? 'discount_already_applied' : 'discount_not_applied')
  })
  return customer.id
}

type Removing = { readonly source: CartSource; readonly customerId?: number }

/**
 * Restores the ordinary price of the tickets of one customer, or of all. Throws `item_not_found` for a customer without
 * a discount in the basket, `basket_locked`.
 */
export function removeDiscounts(deps: Deps, actor: Actor, { source, customerId }: Removing): Promise<void> {
  return reprice(deps, actor, source, async (reads, items) => {
    const lines = items.filter((line) => {
      const discount = discountOf(line)
      return discount !== undefined && (customerId === undefined || discount.customerId === customerId)
    })
    if (customerId !== undefined && lines.length === 0) throw new PlatformError('item_not_found')
    return quoteLines(reads, actor, deps.clock.now(), lines, () => undefined)
  })
}

/** Lines that can have a discount and have none yet; among the named ones, if any are named. */
function candidates(items: readonly CartItemRow[], ids: readonly number[] | undefined): readonly CartItemRow[] {
  const tops = items.filter(({ parentId }) => parentId === null)
  if (ids?.some((id) => !tops.some((line) => line.id === id))) throw new PlatformError('item_not_found')
  const named = ids === undefined ? tops : tops.filter(({ id }) => ids.includes(id))
  const open = named.filter((line) => isTicket(line) && !line.packageApplied && discountOf(line) === undefined)
  const single = open.filter(({ quantity }) => quantity === 1)
  if (open.length > 0 && single.length === 0) throw new PlatformError('discount_for_one_ticket')
  return single
}

const ticketTypes: ReadonlySet<string> = new Set(['activityTicket', 'purchasableOccurrence', 'activity'])

function isTicket({ purchasableType }: CartItemRow): boolean {
  return ticketTypes.has(purchasableType)
}

/** The times at which the customer's price was granted already, in any basket, paid or not. */
async function readGiven(
  reads: Reads,
  customerId: number,
  repriced: readonly Repriced[],
): Promise<ReadonlySet<string | undefined>> {
  const occurrenceIds = repriced.flatMap(({ quoted }) => timeOf(quoted) ?? [])
  const choices = await reads.carts.pricesGivenAt({ occurrenceIds })
  return new Set(choices.flatMap((one) => (discountOf(one)?.customerId === customerId ? one.occurrenceId : [])))
}

function timeOf({ quote }: Quoted): string | undefined {
  return quote.bookings[0]?.occurrenceId
}

async function quoteLines(
  reads: Reads,
  actor: Actor,
  now: number,
  lines: readonly CartItemRow[],
  discountFor: (line: CartItemRow) => Discount | undefined,
): Promise<readonly Repriced[]> {
  const repriced: Repriced[] = []
  for (const line of lines) {
    // Written by the type that parsed it.
    const { discount: _before, ...choice } = line.choice as Chosen
    const discount = discountFor(line)
    const wanted = wantedAgain(line, discount ? { ...choice, discount } : choice)
    const [quoted] = await quoteAll(reads, [wanted], { actor, now })
    if (quoted) repriced.push({ line, quoted })
  }
  return repriced
}

type Deciding = (reads: Reads, items: readonly CartItemRow[]) => Promise<readonly Repriced[]>

/** Changes prices of lines and nothing else; their claims stay. */
async function reprice(deps: Deps, actor: Actor, source: CartSource, decide: Deciding): Promise<void> {
  const basket = basketOf(actor, source)
  const { userId } = basket
  const now = deps.clock.now()
  await decideUnderLocks(deps, {
    kinds: [],
    take: (tx) => getUnlocked(tx, basket),
    async decide(reads) {
      const repriced = await decide(reads, (await findOpenCart(reads, basket))?.items ?? [])
      return { repriced, quoted: repriced.map(({ quoted }) => quoted) }
    },
    async act(tx, cart, { repriced }) {
      for (const one of repriced) await rewrite(tx, { ...one, userId, now })
      const items = await tx.carts.itemsOf({ cartId: cart.id })
      await capReservedCredit(tx, { cartId: cart.id, balance: totalOf(items) })
      if (repriced.length > 0) await renewHold(tx, cart, deps, items)
    },
  })
}
