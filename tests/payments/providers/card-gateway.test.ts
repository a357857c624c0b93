import { fixedClock } from '@touchline/clock'
import { createGateway, type Gateway } from '@touchline/gateway'
import { seededRandom } from '@touchline/ids'
import { afterEach, describe } from 'vitest'
import { createPaymentGateway, injectTransport, type WebhookDelivery } from '@touchline/server'
import { answerBank } from '../bank.ts'
import { cards } from '../cards.ts'
import { type CardKind, checkProvider, type ProviderStage } from './provider-contract.ts'

const controlSecret = 'a-control-secret-of-tests'
const origin = 'http://localhost:4000'
const clock = fixedClock('2026-04-07T10:00:00Z')

const numbers: Readonly<Record<CardKind, string>> = {
  good: cards.good,
  declined: cards.lost,
  challenged: cards.challenge,
  captureDeclined: cards.captureDeclined,
}

let gateway: Gateway | undefined

afterEach(async () => {
  await gateway?.close()
})

/** The card gateway before the simulated gateway itself, with the protocol of the card's challenge. */
function stageWith(challenged: string): () => Promise<ProviderStage> {
  return async () => {
    const sent: WebhookDelivery[] = []
    const simulated = createGateway({
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
    gateway = simulated
    const { providerOf, controls } = createPaymentGateway({
      transport: injectTransport((request) => simulated.app.inject(request)),
      merchantId: 'unit',
      controlSecret,
      registration: () => ({
        secret: 'merchant secret',
        webhookUrl: `${origin}/webhooks`,
        webhookSecret: 'webhook secret',
        origins: [origin],
        clock: { offset_ms: 0 },
      }),
    })
    const provider = providerOf('card-gateway')
    let typed = 0

    async function typeCard(kind: CardKind) {
      const answer = await provider.prepare(`session:typed-${++typed}`)
      if (answer.kind !== 'done') throw new Error('no session key')
      const { sessionKey } = answer.value
      const number = kind === 'challenged' ? challenged : numbers[kind]
      const tokenised = await simulated.app.inject({
        method: 'POST',
        url: '/gateway/v1/card-identifiers',
        headers: { authorization: `Bearer ${sessionKey}`, origin },
        payload: {
          card_details: { cardholder_name: 'A Tester', card_number: number, expiry_date: '1230', security_code: '123' },
        },
      })
      const { card_identifier: value } = tokenised.json<{ card_identifier: string }>()
      return { sessionKey, instrument: { kind: 'card_identifier' as const, value } }
    }

    return {
      provider,
      typeCard,
      answerBank: async (challenge, says) => {
        if (challenge.kind !== 'form') throw new Error('the card gateway challenges by form')
        const page = { sca_url: challenge.url, sca_data: challenge.fields }
        return (await answerBank(simulated.app, page, says === 'yes' ? '123456' : '000000')).fields
      },
      loseCapture: async () => {
        await controls?.addFault({ match: { operation: 'release' }, effect: 'lost_response' })
      },
      deliveries: async () => {
        await simulated.runDue('unit')
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
}

describe.each([
  ['a challenge of today', cards.challenge],
  ['one of the older protocol', cards.fallback],
])('the card gateway, with %s', (_protocol, challenged) => {
  checkProvider(stageWith(challenged))
})
