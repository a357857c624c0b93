import { describe } from 'vitest'
import { enterCard } from '../tokenise-card.ts'
import { checkProvider } from './provider-contract.ts'
import { keyOf, openSimulation, type Simulation } from './simulated-stage.ts'

const sessionProvider: Simulation = {
  name: 'session-provider',
  typeCard: async (gateway, provider, { number, key }) => {
    const { sessionKey, formToken = '' } = await keyOf(provider, key)
    await enterCard(gateway, 'payment-sessions/current/card', { key: formToken, number })
    return { sessionKey, instrument: null }
  },
}

describe('the session provider', () => {
  checkProvider((mode) => openSimulation(sessionProvider, mode))
})
