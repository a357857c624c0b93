import { readCart } from '@touchline/contract/calls/carts'
import type { CartSource } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import { basketInUse } from '../../app/basket/basket-in-use.ts'
import { ask } from '../../app/answers/question.ts'
import type { Question } from '../../app/answers/question.ts'
import { currentSession } from '../../app/session/session.ts'
import { actingFor } from '../../app/session/session-state.ts'
import type { Cart } from './cart.ts'

/** Owner of the basket: always the logged-in user, or the customer whom staff serve. */
export type BasketKey = readonly [name: string, ownerId: number, source: CartSource]

export const basketKey = (ownerId: number, source: CartSource): BasketKey => [readCart.name, ownerId, source]

export const readBasket = ([, userId, source]: BasketKey): Promise<Cart> =>
  call(readCart, { params: { userId, source } })

/** The logged-in user's basket; null for a visitor. */
export function basketQuestion(): Question<Cart> | null {
  const { ownerId } = actingFor(currentSession())
  if (ownerId === null) return null
  const key = basketKey(ownerId, basketInUse())
  return [key, () => readBasket(key)]
}

/** Asks for the basket ahead of the page, where somebody is logged in. */
export async function askForBasket(): Promise<void> {
  const question = basketQuestion()
  if (question) await ask(question)
}
