import {
  addItems,
  addLostAgain,
  applyDiscount,
  clearCart,
  clearDiscounts,
  extendHold,
  removeBenefit,
  removeDiscount,
  removeItem,
  removePackageUsage,
  updateItem,
} from '@touchline/contract/calls/carts'
import type { CartSource, Sent } from '@touchline/contract/client'
import { useCallback, useDeferredValue, useMemo } from 'react'
import useSWR, { mutate } from 'swr'
import { call } from '../../api/call.ts'
import type { Camel } from '../../api/keys.ts'
import { debounced } from '../../browser/debounce.ts'
import { basketInUse } from '../../app/basket/basket-in-use.ts'
import { withBenefits } from '../../app/basket/with-benefits.ts'
import { useBasketChanges } from '../../app/basket/use-basket-in-use.ts'
import { answerTo } from '../../app/answers/question.ts'
import { readUserQuietly } from '../../app/session/read-user-quietly.ts'
import { currentSession } from '../../app/session/session.ts'
import { actingFor } from '../../app/session/session-state.ts'
import { useSession } from '../../app/session/use-session.ts'
import { basketKey, basketQuestion, readBasket } from './basket-question.ts'
import type { BasketKey } from './basket-question.ts'
import type { Cart } from './cart.ts'
import { whileAdding, whileRemoving } from './cart-activity.ts'

type AddItem = Sent<'AddItem'>

/** An item to add, in the client's spelling. */
export type NewItem = Camel<AddItem>

/** The change of an item, in the client's spelling. */
export type ItemChange = Camel<Sent<'ItemUpdate'>>

/** Whether an answer, by its key, is the basket in use. */
export function isBasketInUse(key: unknown): boolean {
  const own: readonly unknown[] = basketQuestion()?.[0] ?? []
  return Array.isArray(key) && own.length > 0 && own.every((part, index) => part === key[index])
}

/** Changes need an owner: they throw without a login, which callers ask for first. */
function ownerNow(): number {
  const session = currentSession()
  const { ownerId } = actingFor(session)
  if (ownerId === null) throw session.unread ?? new Error('a basket was changed before anybody had logged in')
  return ownerId
}

/** The lines of a basket, to tell whether others took their place. */
export const linesOf = ({ items }: Pick<Cart, 'items'>): string =>
  items.map(({ id, quantity }) => `${id}: ${quantity}`).join()

let ownLines: string | null = null

/** Whether this tab's last change led to these lines. */
export const isOwnChange = (lines: string): boolean => lines === ownLines

/** Shows the platform's answer at once, then reads the basket again. */
async function show(key: BasketKey, cart: Cart): Promise<Cart> {
  ownLines = linesOf(cart)
  await mutate(key, cart, { revalidate: true })
  return cart
}

/** Sends a change. After a refusal the basket is read again before the caller hears, as it may have changed. */
async function change(send: (params: { userId: number; source: CartSource }) => Promise<Cart>): Promise<Cart> {
  const ownerId = ownerNow()
  const source = basketInUse()
  const key = basketKey(ownerId, source)
  try {
    return await show(key, await send({ userId: ownerId, source }))
  } catch (error) {
    void mutate(key)
    throw error
  }
}

const addSoon = debounced((items: readonly NewItem[]) =>
  change((params) => call(addItems, { params, body: { items: items.map(withBenefits) } })),
)

// One timer for each item: two quick removals remove both.
const removals = new Map<number, () => Promise<Cart>>()

function removeSoon(cartItemId: number): Promise<Cart> {
  const known = removals.get(cartItemId)
  const remove =
    known ??
    debounced(() => {
      removals.delete(cartItemId)
      return change((params) => call(removeItem, { params: { ...params, cartItemId } }))
    })
  removals.set(cartItemId, remove)
  return remove()
}

/** Names the owner for calls that default to the logged-in user. */
function ofCustomer(): { readonly selectedUserId?: number } {
  const { customer } = currentSession()
  return customer ? { selectedUserId: customer.id } : {}
}

/** The changes of the basket. Each answers the changed basket, or throws an ApiError for the caller to show. */
export const basketActions = {
  /** Waits 250 ms for a second press; a burst of presses adds once. */
  add: (items: readonly NewItem[]): Promise<Cart> => whileAdding(() => addSoon(items)),
  /** Removes an item with its extras, or an extra by its own id. */
  remove: (cartItemId: number): Promise<Cart> => whileRemoving(cartItemId, () => removeSoon(cartItemId)),
  /** Changes the attendee; null for the owner. */
  updateFor: (cartItemId: number, userId: number | null): Promise<Cart> =>
    change((params) =>
      call(updateItem, { params: { ...params, cartItemId }, body: { data: { purchasedForUserId: userId } } }),
    ),
  /** Changes a line where it stands. */
  change: (cartItemId: number, data: ItemChange): Promise<Cart> =>
    change((params) => call(updateItem, { params: { ...params, cartItemId }, body: { data } })),
  /** Back to the standard price. */
  removeBenefit: (cartItemId: number): Promise<Cart> =>
    change(({ source }) => call(removeBenefit, { params: { cartItemId }, query: { source, ...ofCustomer() } })),
  /** Back to the ordinary price; the package keeps its usages. */
  removePackageUsage: (cartItemId: number): Promise<Cart> =>
    change(({ source }) => call(removePackageUsage, { params: { cartItemId }, query: { source, ...ofCustomer() } })),
  /** A ticket at the price of a customer with a membership, at a kiosk. */
  applyDiscount: (reference: string): Promise<Cart> => change(() => call(applyDiscount, { body: { reference } })),
  removeDiscount: (customerId: number): Promise<Cart> => change(() => call(removeDiscount, { params: { customerId } })),
  clearDiscounts: (): Promise<Cart> => change(() => call(clearDiscounts, {})),
  clear: (): Promise<Cart> => change((params) => call(clearCart, { params })),
  /** Holds the places for another full period. */
  extendHold: (): Promise<Cart> => change((params) => call(extendHold, { params })),
  /** Adds lost lines again; notices name those that can no longer be had. */
  addLostAgain: (): Promise<Cart> => change((params) => call(addLostAgain, { params })),
  /** Reads the basket again. */
  reload: async (): Promise<void> => {
    await mutate(basketKey(ownerNow(), basketInUse()))
  },
  /** Takes over the basket in another call's answer, such as applying credit. */
  replace: (cart: Cart): Promise<Cart> => show(basketKey(ownerNow(), basketInUse()), cart),
} as const

export type Basket = typeof basketActions & {
  /** Null while unknown, and without a login. */
  readonly cart: Cart | null
  readonly isLoading: boolean
  /** The error, when there is no earlier answer to show. */
  readonly error: unknown
  readonly refresh: () => Promise<void>
}

/**
 * The customer's basket. A login reads it, a logout drops it without a call. An unreadable basket is an error in its
 * own place, never a reason to replace the page. [S4-006, S4-010, C-63]
 */
export function useBasket(): Basket {
  const session = useSession()
  const { loggedIn, unread } = session
  const { ownerId } = actingFor(session)
  useBasketChanges()
  const source = ownerId === null ? null : basketInUse()
  const key = ownerId === null || source === null ? null : basketKey(ownerId, source)
  const { data, error } = useSWR<Cart, unknown, BasketKey | null>(key, (asked: BasketKey) =>
    answerTo([asked, () => readBasket(asked)]),
  )
  // As in `useQuery`: the first answer renders in slices.
  const isShown = useDeferredValue(data !== undefined || error !== undefined)
  const refresh = useCallback(async () => {
    if (ownerId !== null && source !== null) await mutate(basketKey(ownerId, source))
    // An unknown owner has no basket to read.
    else if (unread) await readUserQuietly()
  }, [ownerId, source, unread])

  return useMemo(() => {
    const cart = loggedIn && isShown ? (data ?? null) : null
    const why = ownerId === null ? unread : isShown && error
    const failed = loggedIn && cart === null && Boolean(why)
    return {
      ...basketActions,
      cart,
      error: failed ? why : null,
      isLoading: loggedIn && cart === null && !failed,
      refresh,
    }
  }, [loggedIn, ownerId, unread, isShown, data, error, refresh])
}
