import { describe } from 'vitest'
import { cards } from '../cards.ts'
import { enterCard } from '../tokenise-card.ts'
import { checkProvider } from './provider-contract.ts'
import { keyOf, openSimulation, type Simulation } from './simulated-stage.ts'

const cardGateway: Simulation = {
  name: 'card-gateway',
  typeCard: async (gateway, provider, { number, key }) => {
    const { sessionKey } = await keyOf(provider, key)
    const { card_identifier: value = '' } = await enterCard(gateway, 'card-identifiers', { key: sessionKey, number })
    return { sessionKey, instrument: { kind: 'card_identifier', value } }
  },
}

describe.each([
  ['a challenge of today', cards.challenge],
  ['one of the older protocol', cards.fallback],
])('the card gateway, with %s', (_protocol, challenged) => {
  checkProvider((mode) => openSimulation({ ...cardGateway, challenged }, mode))
})
