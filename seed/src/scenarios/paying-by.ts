import { minorUnits } from '@touchline/money'
import { clientId } from '../site/client.ts'
import type { PaymentSettingsRecord } from '../seed-writer.ts'
import { type Scenario, scenarioValues } from './scenario.ts'

const parameters = {
  minimum: {
    description: 'Least amount in pence that a card is charged with',
    minimum: 0,
    maximum: 10_000,
    default: 0,
  },
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
    const { minimum } = scenarioValues(parameters, given)
    return { paymentSettings: [{ clientId, provider, minimumAmount: minorUnits(minimum) }] }
  },
}))
