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
import { debounced } from '../../app/debounce.ts'
import { basketInUse } from '../../app/basket-in-use.ts'
import { useBasketChanges } from '../../app/use-basket-in-use.ts'
import { answerTo } from '../../app/question.ts'
import { readUserQuietly } from '../../app/session/read-user-quietly.ts'
import { currentSession } from '../../app/session/session.ts'
import { actingFor } from '../../app/session/session-state.ts'
import { useSession } from '../../app/session/use-session.ts'
import { basketKey, basketQuestion, readBasket } from './basket-question.ts'
import type { BasketKey } from './basket-question.ts'
import type { Cart } from './cart.ts'
import { whileAdding, whileRemoving } from './cart-activity.ts'

type AddItem = Sent<'AddItem'>

/** One thing to add, in the client's spelling. */
export type NewItem = Camel<AddItem>

/** Whether an answer, by its key, is the basket that pages show now. */
export function isBasketInUse(key: unknown): boolean {
  const own: readonly unknown[] = basketQuestion()?.[0] ?? []
  return Array.isArray(key) && own.length > 0 && own.every((part, index) => part === key[index])
}

/** Baskets belong to somebody: what changes one throws without a login, and callers ask for the login first. [S6-002] */
function ownerNow(): number {
  const session = currentSession()
  const { ownerId } = actingFor(session)
  if (ownerId === null) throw session.unread ?? new Error('a basket was changed before anybody had logged in')
  return ownerId
}

/** Shows the platform's answer at once, then reads the basket again. [S4-009, S4-010] */
async function show(key: BasketKey, cart: Cart): Promise<Cart> {
  await mutate(key, cart, { revalidate: true })
  return cart
}

/** Sends a change. A refusal may mean that the basket is not what it was: it is read again before the caller hears. */
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

/** What a membership or a package gives is taken, and can be removed in the basket. [S3-029, S4-011, S4-012] */
const withBenefits = (item: NewItem): NewItem => ({ applyBenefit: true, ...item })

const addSoon = debounced((items: readonly NewItem[]) =>
  change((params) => call(addItems, { params, body: { items: items.map(withBenefits) } })),
)

// One wait for each item: removing two things quickly removes both. [S9-010]
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

/** Names the owner to calls that would take the signed-in user for it. [O-209] */
function ofCustomer(): { readonly selectedUserId?: number } {
  const { customer } = currentSession()
  return customer ? { selectedUserId: customer.id } : {}
}

/** What can be done to the basket. Each answers the changed basket, or throws an ApiError for the caller to show. */
export const basketActions = {
  /** Waits 250 ms for a second press; a burst of presses adds once. [S9-010] */
  add: (items: readonly NewItem[]): Promise<Cart> => whileAdding(() => addSoon(items)),
  /** An item with all that belongs to it, or an extra by its own id. [S9-010, S7-079] */
  remove: (cartItemId: number): Promise<Cart> => whileRemoving(cartItemId, () => removeSoon(cartItemId)),
  /** Whom an item is for; null is the owner. */
  updateFor: (cartItemId: number, userId: number | null): Promise<Cart> =>
    change((params) =>
      call(updateItem, { params: { ...params, cartItemId }, body: { data: { purchasedForUserId: userId } } }),
    ),
  /** The item costs what everybody pays. [S7-077] */
  removeBenefit: (cartItemId: number): Promise<Cart> =>
    change(({ source }) => call(removeBenefit, { params: { cartItemId }, query: { source, ...ofCustomer() } })),
  /** The item costs what it costs, and the package keeps its usages. [S7-078] */
  removePackageUsage: (cartItemId: number): Promise<Cart> =>
    change(({ source }) => call(removePackageUsage, { params: { cartItemId }, query: { source, ...ofCustomer() } })),
  /** Tickets at the price of a customer who shows a membership at a kiosk. [O-43, S4-045] */
  applyDiscount: (reference: string): Promise<Cart> => change(() => call(applyDiscount, { body: { reference } })),
  /** [S4-046] */
  removeDiscount: (customerId: number): Promise<Cart> => change(() => call(removeDiscount, { params: { customerId } })),
  /** [S4-047] */
  clearDiscounts: (): Promise<Cart> => change(() => call(clearDiscounts, {})),
  clear: (): Promise<Cart> => change((params) => call(clearCart, { params })),
  /** Keeps the places for another full hold. [O-88] */
  extendHold: (): Promise<Cart> => change((params) => call(extendHold, { params })),
  /** Adds what was lost when the time ran out, as far as it can be had; what cannot is said in the notices. [O-88] */
  addLostAgain: (): Promise<Cart> => change((params) => call(addLostAgain, { params })),
  /** Takes over a basket that another call answered, such as applying credit. */
  replace: (cart: Cart): Promise<Cart> => show(basketKey(ownerNow(), basketInUse()), cart),
} as const

export type Basket = typeof basketActions & {
  /** Null while it is not known, and when nobody is logged in. */
  readonly cart: Cart | null
  readonly isLoading: boolean
  /** Why it could not be read, when there is no earlier answer to show. */
  readonly error: unknown
  readonly refresh: () => Promise<void>
}

/**
 * The customer's basket. Logging in reads it, logging out forgets it without a call. A basket that cannot be read is an
 * error to show in its own place, never a reason to take the page away. [S4-006, S4-010, C-63]
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
  // As in `useQuery`: the first answer is shown in slices.
  const isShown = useDeferredValue(data !== undefined || error !== undefined)
  const refresh = useCallback(async () => {
    if (ownerId !== null && source !== null) await mutate(basketKey(ownerId, source))
    // Without knowing whose it is there is no basket to ask for.
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
