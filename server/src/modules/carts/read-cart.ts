import type { Cart, CartItem, Hold, Unworded, Text } from '@touchline/contract'
import { zero } from '@touchline/money'
import { type Actor, type BasketKey, basketOf, isForVisit } from '../../actor.ts'
import type { Chosen } from '../../purchasables/purchasable.ts'
import type { Reads } from '../../repositories.ts'
import { presentInstant } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import { isSomethingAsked } from '../attendees/index.ts'
import { availableCredit, presentAvailableCredit } from '../credits/index.ts'
import { currencyOf } from '../site/index.ts'
import { cartTotal, type CartState, datesOf, itemCountOf, itemHashOf } from './cart.ts'
import { presentDiscounts } from './discounts/discounted.ts'
import { isOfPartner } from './lost.ts'
import { noticeKey } from './notices.ts'
import { type FreshLines, presentItems } from './present-items.ts'
import type { CartRow } from './tables.ts'
import { readPackagesToBuyFirst } from '../packages/index.ts'
import { readText, text } from '../../texts/index.ts'

type Question = BasketKey & { readonly now: number }

export async function findOpenCart(
  reads: Reads,
  { userId, source, partnerId }: BasketKey,
): Promise<CartState | undefined> {
  const cart = await reads.carts.findOpen({ userId, source, partnerId })
  return cart && readLines(reads, cart)
}

/** Loads the lines of a basket. */
export async function readLines(reads: Reads, cart: CartRow): Promise<CartState> {
  return { cart, items: await reads.carts.itemsOf({ cartId: cart.id }) }
}

/** The basket as its owner sees it; an empty one without an id when there is none. */
export async function readCartView(reads: Reads, question: Question): Promise<Unworded<Cart>> {
  return presentCart(reads, { ...question, state: await findOpenCart(reads, question) })
}

/** The basket for any caller: a third-party checkout sees its own basket and no other of the partner. */
export async function readCartFor(
  reads: Reads,
  actor: Actor,
  { source, now }: Pick<Question, 'source' | 'now'>,
): Promise<Unworded<Cart>> {
  const question = { ...basketOf(actor, source), now }
  if (!actor.visit) return readCartView(reads, question)
  const state = await findOpenCart(reads, question)
  const own = state && isForVisit(actor, state.cart.id) ? state : undefined
  return withoutPeople(await presentCart(reads, { ...question, state: own }))
}

/** Removes attendees, shown cards and credit for a third-party checkout, whose token a partner holds. */
function withoutPeople(cart: Unworded<Cart>): Unworded<Cart> {
  const items = cart.items.map((item) => ({ ...item, purchased_for_name: null }))
  return { ...cart, items, available_credit: [], credits: [], discounts: [] }
}

/** Presents a basket that is already loaded or was just changed. */
export async function presentCart(
  reads: Reads,
  { state, userId, source, now }: Omit<Question, 'partnerId'> & { readonly state: CartState | undefined },
  fresh?: FreshLines,
): Promise<Unworded<Cart>> {
  const currency = currencyOf(await reads.site.getClient())
  const shown = state ? await presentOpen(reads, state.items, { currency, now }, fresh) : []
  // A partner is told nothing of what was answered.
  const items = state && !isOfPartner(state.cart) ? await withChoices(reads, shown, state.items) : shown
  const amount = state ? cartTotal(state) : zero
  const total = presentPrice(amount, currency)
  const views = await availableCredit(reads, { userId, cartId: state?.cart.id, balance: amount, now })
  const credits = views.map((view) => presentAvailableCredit(view, currency))
  const count = state ? itemCountOf(state.items) : 0
  return {
    id: state?.cart.id ?? null,
    uuid: state?.cart.uuid ?? null,
    source,
    status: 'pending',
    refund_status: null,
    count,
    item_count: count,
    total,
    balance: total,
    formatted_total: total.formatted,
    formatted_balance: total.formatted,
    items,
    line_items: items.map(presentLineItem),
    available_credit: credits,
    credits,
    attendee_waivers_required: count > 0 && state ? await isSomethingAsked(reads, { cartId: state.cart.id }) : false,
    item_hash: itemHashOf(state ?? { items: [] }, currency.code),
    hold: state ? presentHold(state.cart, count) : null,
    discounts: presentDiscounts(state?.items ?? [], currency),
    notices: state ? noticesOf(state.cart) : [],
    lost: (state?.cart.lost ?? []).map(({ name, purchasableType: purchasable_type, quantity }) => ({
      name: readText(name),
      purchasable_type,
      quantity,
    })),
  }
}

/** The lines of an open basket, where a package may have to be paid before it pays for another line. [O-599] */
async function presentOpen(
  reads: Reads,
  rows: CartState['items'],
  how: Parameters<typeof presentItems>[2],
  fresh?: FreshLines,
): Promise<Unworded<CartItem>[]> {
  const items = await presentItems(reads, rows, how, fresh)
  const first = await readPackagesToBuyFirst(reads, rows)
  return items.map((item) => {
    const name = first.get(item.id)
    return name === undefined || item.price_note !== null
      ? item
      : { ...item, price_note: text('carts:package_first', { name: readText(name) }) }
  })
}

/** The choice behind each line of an open basket, for a form that changes it. [O-350] */
async function withChoices(
  reads: Reads,
  items: readonly Unworded<CartItem>[],
  rows: CartState['items'],
): Promise<Unworded<CartItem>[]> {
  const chosen = new Map(rows.map((row) => [row.id, row]))
  // Written by the type that parsed it.
  const later = rows.filter(({ choice }) => (choice as Chosen | null)?.answersLater).map(({ id }) => id)
  const entered = later.length === 0 ? [] : await reads.attendees.ofItems({ itemIds: later })
  return items.map((item) => {
    const row = chosen.get(item.id)
    if (item.type !== 'av2_booking_bundle' || !row || row.choice === null) return item
    const { answers } = entered.find(({ itemId }) => itemId === row.id) ?? (row.choice as Chosen)
    return { ...item, chosen: { ...datesOf(row), custom_question_answers: [...answers] } }
  })
}

function noticesOf({ notices, lost }: CartRow): (Text | string)[] {
  const all = [...notices, ...lost.flatMap(({ said }) => said ?? [])]
  return [...new Map(all.map((notice) => [noticeKey(notice), notice])).values()].map(readText)
}

/** The reduced line of listings. */
export function presentLineItem(item: Unworded<CartItem>): Unworded<Cart>['line_items'][number] {
  const { id, name, summary, purchasable_type, purchasable_id, line_total, created_at } = item
  return { id, name, summary, purchasable_type, purchasable_id, price: line_total, created_at }
}

function presentHold(cart: CartRow, count: number): Hold | null {
  if (cart.holdExpiresAt === null || count === 0) return null
  return {
    expires_at: presentInstant(cart.holdExpiresAt),
    extensions_left: cart.extensionsLeft,
    pinned: cart.paymentUuid !== null,
  }
}
