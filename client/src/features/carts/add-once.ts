import i18next from 'i18next'
import { mutate } from 'swr'
import { ApiError, isApiError } from '../../api/api-error.ts'
import { basketInUse } from '../../app/basket/basket-in-use.ts'
import { ownerOf } from '../../app/session/session-state.ts'
import { currentSession } from '../../app/session/session.ts'
import { pageLanguage } from '../../i18n/language.ts'
import { basketKey, readBasket } from './basket-question.ts'
import type { BasketKey } from './basket-question.ts'
import type { Cart, CartItem } from './cart.ts'
import { hasGained, isAnswerLost } from './lost-addition.ts'
import { basketActions } from './use-basket.ts'
import type { NewItem } from './use-basket.ts'

type Unsettled = { readonly id: string; readonly before: readonly CartItem[] }

/** The addition whose answer was lost, until it is known to be in the basket. */
let unsettled: Unsettled | null = null

/** The lines of the basket as last read; null when nobody has read it. */
async function knownLines(key: BasketKey): Promise<readonly CartItem[] | null> {
  let known: readonly CartItem[] | null = null
  await mutate<Cart>(
    key,
    (current) => {
      known = current?.items ?? null
      return current
    },
    { revalidate: false },
  )
  return known
}

/** The basket, if it has gained these items since `before`. */
async function basketWith(items: readonly NewItem[], key: BasketKey, { before }: Unsettled): Promise<Cart | null> {
  const cart = await readBasket(key)
  if (!hasGained(items, before, cart.items)) return null
  unsettled = null
  return basketActions.replace(cart)
}

/** Says in the page's language what became of an addition without an answer. */
function unanswered(message: string): ApiError {
  return new ApiError({ status: 0, code: 'network', message, language: pageLanguage() })
}

/**
 * Adds items to the basket once: after a lost answer the basket is read before anything is sent again, also at the next
 * press. Answers the changed basket, or throws an ApiError. [O-440]
 */
export async function addOnce(items: readonly NewItem[]): Promise<Cart> {
  const owner = ownerOf(currentSession())
  if (!owner) return basketActions.add(items)
  const key = basketKey(owner.id, basketInUse())
  const id = JSON.stringify([key, items])
  if (unsettled?.id === id) {
    const found = await basketWith(items, key, unsettled)
    if (found) return found
  }
  const before = await knownLines(key)
  try {
    const cart = await basketActions.add(items)
    unsettled = null
    return cart
  } catch (error) {
    if (before === null || !isAnswerLost(error)) throw error
    unsettled = { id, before }
    const found = await basketWith(items, key, unsettled).catch(() => {
      throw unanswered(i18next.t('checkout:basket.maybeAdded'))
    })
    if (found) return found
    throw isApiError(error) && error.status === 0 ? unanswered(i18next.t('checkout:basket.notAdded')) : error
  }
}
