import { isApiError } from '../../../api/api-error.ts'
import { basketInUse } from '../../../app/basket/basket-in-use.ts'
import { basketKey, readBasket } from '../../../features/carts/basket-question.ts'
import { isEmpty } from '../../../features/carts/cart.ts'
import { basketActions } from '../../../features/carts/use-basket.ts'
import { hasItem } from './held.ts'
import type { NextTime } from './next-time.ts'
import type { Pair } from './pair.ts'

/** `alone`: the place is the only item of the basket; `basket`: beside others; `page`: something is asked first. */
type Holding = 'alone' | 'basket' | 'page'

/**
 * Holds a place in the basket. The basket is read before: another tab may hold it already, and then nothing is added.
 * Throws the ApiError of a call that failed.
 */
export async function holdPlace({ personId }: Pair, { item }: NextTime, ownId: number): Promise<Holding> {
  if (item === null) return 'page'
  const before = await readBasket(basketKey(ownId, basketInUse()))
  if (hasItem(before, item, personId, ownId)) {
    await basketActions.replace(before)
    return before.items.length === 1 ? 'alone' : 'basket'
  }
  try {
    await basketActions.add([item])
  } catch (error) {
    // A waiver or a question that the list did not tell of.
    if (isApiError(error) && error.status === 422) return 'page'
    throw error
  }
  return isEmpty(before) ? 'alone' : 'basket'
}
