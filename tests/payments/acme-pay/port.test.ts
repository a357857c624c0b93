import { fixedClock } from '@touchline/clock'
import { configureProviders, injectTransport, openPaymentProviders, type Provider } from '@touchline/server'
import { describe } from 'vitest'
import {
  type CaptureMode,
  type CardKind,
  checkProvider,
  due,
  type ProviderStage,
} from '../providers/provider-contract.ts'
import { acmeCards } from './acme-books.ts'
import { acmePay } from './acme-pay.ts'
import { acmeScripts, startAcme } from './acme-server.ts'

const clock = fixedClock('2026-04-07T10:00:00Z')
const origin = 'http://localhost:4000'

/** Opens the provider of a table that has no other; nobody answers for the simulated gateway. */
function openAcme(environment: Readonly<Record<string, string>>): Provider {
  return openPaymentProviders({
    providers: configureProviders([acmePay], environment),
    transport: injectTransport(() => Promise.reject(new Error('Acme Pay has a host of its own'))),
    merchantId: 'unit',
    controlSecret: undefined,
    registration: () => ({
      secret: 'of the simulated gateway',
      webhookUrl: `${origin}/webhooks/{provider}`,
      webhookSecret: 'of the simulated gateway',
      origins: [origin],
      clock: { offset_ms: 0 },
    }),
  }).providerOf('acme-pay')
}

async function openStage(mode: CaptureMode): Promise<ProviderStage> {
  const acme = await startAcme({ now: clock.now, takesAtOnce: mode === 'immediate' })
  const provider = openAcme(acme.environment)
  let typed = 0
  return {
    provider,
    libraryOrigin: acmeScripts,
    close: () => acme.close(),
    async typeCard(kind: CardKind) {
      const entry = await provider.prepare(`form:${++typed}`, due)
      if (entry.kind !== 'done') throw new Error('no form')
      const value = acme.books.typeCard(acmeCards[kind])
      return { sessionKey: entry.value.sessionKey, instrument: { kind: 'payment_method_id', value } }
    },
    async answerBank(challenge, says) {
      if (challenge.kind !== 'form') throw new Error('Acme Pay has banks with an address')
      return acme.books.visitBank(challenge.fields, says).fields
    },
    loseCapture: async () => acme.loseAnswer('/settle'),
    deliveries: async () =>
      acme.deliveries().map(({ headers, rawBody }) => ({
        headers,
        rawBody,
        body: JSON.parse(rawBody) as unknown,
        now: clock.now(),
      })),
    taken: async () => acme.books.taken(),
  }
}

describe('a provider that is not played by the simulated gateway', () => {
  checkProvider(openStage)
})
