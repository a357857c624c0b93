import { minorUnits } from '@touchline/money'
import { clientId } from '../site/client.ts'
import type { PaymentSettingsRecord } from '../seed-writer.ts'
import { type Scenario, scenarioValues } from './scenario.ts'

const noOrYes = (description: string, unlessGiven: 0 | 1) => ({
  description,
  minimum: 0,
  maximum: 1,
  default: unlessGiven,
})

const parameters = {
  minimum: {
    description: 'Least amount in pence that a card is charged with',
    minimum: 0,
    maximum: 10_000,
    default: 0,
  },
  immediate: noOrYes('1: money is taken when a card is authorised, not when the order is made', 0),
  address: noOrYes('1: a card whose address does not match is refused (AVS)', 0),
  lookup: noOrYes('1: a card is refused where 3-D Secure cannot be looked up; 0: it is charged without', 0),
  challenge: noOrYes('1: a card is refused where its bank cannot ask; 0: it is charged without', 1),
} as const

const providers = [
  { provider: 'card-gateway', how: 'a key for one card' },
  { provider: 'card-provider', how: 'payment methods' },
  { provider: 'session-provider', how: 'payment sessions' },
] as const satisfies readonly { readonly provider: PaymentSettingsRecord['provider']; readonly how: string }[]

/** One for each provider of card payments: the organisation takes cards by it from then on. The last one added holds. */
export const payingBy: readonly Scenario[] = providers.map(({ provider, how }) => ({
  name: `paying-by-${provider}`,
  title: `Cards are taken by the ${provider.replace('-', ' ')}`,
  description: `Everything that is paid by card from now on is paid with ${how}. Add another of the three to change it again.`,
  parameters,
  records: (_day, given) => {
    const { minimum, immediate, address, lookup, challenge } = scenarioValues(parameters, given)
    const settings = {
      clientId,
      provider,
      minimumAmount: minorUnits(minimum),
      capturesAtOnce: immediate === 1,
      refusesWrongAddress: address === 1,
      refusesWithoutLookup: lookup === 1,
      refusesWithoutChallenge: challenge === 1,
    }
    return { paymentSettings: [settings] }
  },
}))
