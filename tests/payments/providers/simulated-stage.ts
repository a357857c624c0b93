import { fixedClock } from '@touchline/clock'
import type { SimulatedProvider } from '@touchline/contract'
import { createGateway, type Gateway } from '@touchline/gateway'
import { seededRandom } from '@touchline/ids'
import {
  configureProviders,
  openPaymentProviders,
  injectTransport,
  type Provider,
  providerRecords,
  type WebhookDelivery,
} from '@touchline/server'
import { answerBank } from '../bank.ts'
import { cards } from '../cards.ts'
import { type CaptureMode, type CardKind, due, type ProviderStage } from './provider-contract.ts'

const controlSecret = 'a-control-secret-of-tests'
const origin = 'http://localhost:4000'
const clock = fixedClock('2026-04-07T10:00:00Z')

const numbers: Readonly<Record<CardKind, string>> = {
  good: cards.good,
  declined: cards.lost,
  challenged: cards.challenge,
  captureDeclined: cards.captureDeclined,
}

type Typed = Awaited<ReturnType<ProviderStage['typeCard']>>
/** Types a card into what the provider has for it. */
type TypeCard = (
  gateway: Gateway,
  provider: Provider,
  card: { readonly number: string; readonly key: string },
) => Promise<Typed>

export type Simulation = {
  readonly name: SimulatedProvider
  readonly typeCard: TypeCard
  /** Number of the card with a challenge, where it matters. */
  readonly challenged?: string
}

/** A provider before the simulated gateway itself. */
export async function openSimulation(simulation: Simulation, captureMode: CaptureMode): Promise<ProviderStage> {
  const { name, typeCard, challenged } = simulation
  const sent: WebhookDelivery[] = []
  const gateway = createGateway({
    database: ':memory:',
    publicUrl: 'http://127.0.0.1:4100',
    controlSecret,
    sandboxControls: true,
    clock,
    random: seededRandom('provider contract'),
    deliver: async (_url, { headers, body }) => {
      sent.push({ headers, rawBody: body, body: JSON.parse(body) as WebhookDelivery['body'], now: clock.now() })
      return { status: 200 }
    },
  })
  const { providerOf, controls } = openPaymentProviders({
    providers: configureProviders(providerRecords, { GATEWAY_PUBLIC_URL: 'http://127.0.0.1:4100' }),
    transport: injectTransport((request) => gateway.app.inject(request)),
    merchantId: 'unit',
    controlSecret,
    registration: () => ({
      secret: 'merchant secret',
      webhookUrl: `${origin}/webhooks`,
      webhookSecret: 'webhook secret',
      origins: [origin],
      clock: { offset_ms: 0 },
    }),
    introduction: async () => ({
      name: 'Unit',
      cards: [],
      rules: {
        capturesAtOnce: captureMode === 'immediate',
        refusesWrongAddress: false,
        refusesWithoutLookup: false,
        refusesWithoutChallenge: true,
      },
    }),
  })
  const provider = providerOf(name)
  let typed = 0
  return {
    provider,
    libraryOrigin: 'http://127.0.0.1:4100',
    close: () => gateway.close(),
    typeCard: (kind) => {
      const number = kind === 'challenged' ? (challenged ?? numbers.challenged) : numbers[kind]
      return typeCard(gateway, provider, { number, key: `session:typed-${++typed}` })
    },
    answerBank: async (challenge, says) => {
      const page =
        challenge.kind === 'form'
          ? { sca_url: challenge.url, sca_method: challenge.method, sca_data: challenge.fields }
          : { sca_url: challenge.url, sca_method: 'GET' as const, sca_data: {} }
      return (await answerBank(gateway.app, page, says === 'yes' ? '123456' : '000000')).fields
    },
    loseCapture: async () => {
      await controls?.addFault({ match: { operation: 'release' }, effect: 'lost_response' })
    },
    deliveries: async () => {
      await gateway.runDue('unit')
      return sent
    },
    taken: async () => {
      const ledger = (await controls?.ledger()) ?? []
      const of = (wanted: string) => ledger.filter(({ kind }) => kind === wanted)
      const sum = (wanted: string) => of(wanted).reduce((total, { amount }) => total + amount, 0)
      return { captured: sum('capture'), captures: of('capture').length, refunded: sum('refund') }
    },
  }
}

/** The key that a provider gives for a card. */
export async function keyOf(provider: Provider, key: string) {
  const answer = await provider.prepare(key, due)
  if (answer.kind !== 'done') throw new Error('no session key')
  return answer.value
}
