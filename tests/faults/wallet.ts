import {
  beginCardSetup,
  type CardSetup,
  type CardSetupOutcome,
  finishCardSetup,
  type KeptCard,
  listSavedCards,
} from '@touchline/contract'
import { expect } from 'vitest'
import { nameOf } from '../payments/card-keeper.ts'
import { cards } from '../payments/cards.ts'
import type { Customer } from '../payments/customer.ts'
import type { EnterCard } from '../payments/pay-by.ts'
import { pathOf } from '../support/person.ts'
import { GatewayAway } from './outside.ts'

/** A customer's saved cards, as far as they were acknowledged. [O-203] */
export type Wallet = {
  /** Whether one was kept: not where the provider keeps none, and not while its gateway is away. */
  readonly keepOne: () => Promise<boolean>
  /** Acknowledged cards are there. */
  readonly takeStock: () => Promise<void>
  /** How often one was kept. */
  readonly kept: () => number
}

const numbers = [cards.good, cards.frictionless]

export function createWallet(customer: Customer, enterCard: EnterCard): Wallet {
  const ids = new Set<string>()
  let times = 0

  async function setUp(number: string): Promise<string | undefined> {
    const { status, body } = await customer.call<{ data: CardSetup }>('POST', pathOf(beginCardSetup.path, params()), {})
    // 422 where the provider cannot, 429 where too many have come to nothing, because the gateway was away.
    expect([201, 422, 429, 502], JSON.stringify(body)).toContain(status)
    if (status !== 201) return undefined
    const { setup_id: setupId, session_key: key, client_secret } = body.data
    await enterCard(`setup-intents/${nameOf(body.data)}/confirm`, { key, number, more: { client_secret } })
    const path = pathOf(finishCardSetup.path, { ...params(), setupId })
    const finished = await customer.call<{ data: CardSetupOutcome }>('POST', path, {})
    expect([200, 502], JSON.stringify(finished.body)).toContain(finished.status)
    return finished.status === 200 ? finished.body.data.saved_card?.id : undefined
  }

  const params = () => ({ userId: customer.id })

  return {
    kept: () => times,
    async keepOne() {
      try {
        const id = await setUp(numbers[times % numbers.length] ?? cards.good)
        if (id === undefined) return false
        ids.add(id)
        times += 1
        return true
      } catch (error) {
        if (!(error instanceof GatewayAway)) throw error
        return false
      }
    },
    async takeStock() {
      if (ids.size === 0) return
      const { body } = await customer.call<{ data: readonly KeptCard[] }>('GET', pathOf(listSavedCards.path, params()))
      expect(body.data.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]))
    },
  }
}
