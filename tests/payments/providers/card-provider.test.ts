import { describe, expect, test } from 'vitest'
import { enterCard } from '../tokenise-card.ts'
import { checkProvider } from './provider-contract.ts'
import { keyOf, openSimulation, type Simulation } from './simulated-stage.ts'

const cardProvider: Simulation = {
  name: 'card-provider',
  typeCard: async (gateway, provider, { number, key }) => {
    const { sessionKey } = await keyOf(provider, key)
    const { payment_method_id: value = '' } = await enterCard(gateway, 'payment-methods', { key: sessionKey, number })
    return { sessionKey, instrument: { kind: 'payment_method_id', value } }
  },
}

describe('the card provider', () => {
  checkProvider((mode) => openSimulation(cardProvider, mode))

  test('charges no card below thirty pence, and has one key for all', async () => {
    const { provider, close } = await openSimulation(cardProvider, 'deferred')
    const [first, second] = [await keyOf(provider, 'session:1'), await keyOf(provider, 'session:2')]
    expect([provider.minimum, provider.keyIsReusable, second.sessionKey]).toEqual([30, true, first.sessionKey])
    await close()
  })
})
