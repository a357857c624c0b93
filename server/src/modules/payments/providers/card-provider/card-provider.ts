import { hour, second } from '@touchline/clock'
import { minorUnits } from '@touchline/money'
import { z } from 'zod'
import { Captured, TransactionView } from '../simulated-gateway/answers.ts'
import { captureBy } from '../simulated-gateway/capture-answer.ts'
import { commonOf } from '../simulated-gateway/gateway-calls.ts'
import { type GatewayClient, patience } from '../simulated-gateway/gateway-client.ts'
import { createCardSetups } from './card-setups.ts'
import { libraryUrl, openKey } from './publishable-key.ts'
import { answerOf, viewOf } from '../simulated-gateway/normalise.ts'
import type { Challenge, NewPayment, PaymentView, Provider, ReturnedForm, ReturnForm } from '../provider.ts'
import { providerRecord } from '../provider-record.ts'
import { SimulatedSettings, simulatedSources } from '../simulated-gateway/simulated-settings.ts'

/** The provider's smallest charge. payments.md 5.9 */
const least = 30

/** How long a page may use the key it got; the key itself does not end. */
const keyLife = hour

const Intent = z.object({
  client_secret: z.string(),
  next_action: z.object({ url: z.string(), expires_at: z.int() }).nullable(),
  transaction: TransactionView,
})
type Intent = z.infer<typeof Intent>
const Refund = z.object({ id: z.string(), status: z.enum(['succeeded', 'pending']) })

/**
 * The card provider: a public key, payment methods that browsers create with it, and a bank reached by a payment's
 * secret or by a link. The customer's outcome is asked of the provider. payments.md 1.2
 */
function createCardProvider(client: GatewayClient, { publicUrl }: SimulatedSettings): Provider {
  const pathOf = (id: string) => `/payment-intents/pi_${encodeURIComponent(id)}`
  return {
    ...commonOf(client),
    minimum: minorUnits(Math.max(least, client.minimumAmount)),
    instruments: ['payment_method_id', 'setup_intent_id', 'saved_card_id'],
    keyIsReusable: true,
    savedCardNeedsCode: false,
    prepare: async (key) =>
      answerOf(await openKey(client, key), (given) => ({
        sessionKey: given.publishable_key,
        expiresIn: keyLife / second,
        libraryUrl: libraryUrl(publicUrl),
      })),
    authorise: async (key, payment) =>
      answerOf(await client.send('/payment-intents', key, intentOf(payment), Intent, patience.register), (intent) =>
        viewOfIntent(intent, payment),
      ),
    confirm: async (key, id) =>
      answerOf(await client.send(`${pathOf(id)}/confirm`, key, {}, Intent), (intent) => viewOfIntent(intent)),
    capture: async (key, id, amount) =>
      captureBy(await client.send(`${pathOf(id)}/capture`, key, { amount }, Captured), amount),
    refund: async (key, id, amount) => {
      const body = { payment_intent: `pi_${id}`, amount }
      return answerOf(await client.send('/refunds', key, body, Refund), (refund) => ({
        // Its events name the refund without the prefix.
        refundId: refund.id.replace(/^re_/, ''),
        status: refund.status,
      }))
    },
    cardSetups: createCardSetups(client, publicUrl),
    readReturn,
  }
}

function viewOfIntent({ transaction, client_secret: clientSecret, next_action: next }: Intent, way?: Way): PaymentView {
  const view = viewOf(transaction)
  const challenge = way && next ? challengeOf(clientSecret, next.url, way) : null
  return { ...view, challenge, challengeExpiresAt: next?.expires_at ?? null }
}

type Way = Pick<NewPayment, 'returnSecret' | 'landingUrl'>

function challengeOf(clientSecret: string, link: string, { returnSecret, landingUrl }: Way): Challenge {
  const url = new URL(link)
  url.searchParams.set('state', returnSecret)
  return { kind: 'secret', clientSecret, returnUrl: landingUrl, url: url.href }
}

function intentOf(payment: NewPayment): Readonly<Record<string, unknown>> {
  const { firstName, lastName, reference } = payment.customer
  return {
    vendor_tx_code: payment.reference,
    amount: payment.amount,
    currency: payment.currencyCode,
    capture_method: 'manual',
    description: payment.description,
    payment_method: payment.instrument?.value,
    save: payment.savesCard,
    ...(payment.billing ? { billing_address: payment.billing } : {}),
    customer: { first_name: firstName, last_name: lastName, reference },
    return_url: payment.returnUrl,
    browser_details: payment.browserDetails,
  }
}

/** The status in the form is meant for the customer only, so it is ignored. */
function readReturn(challenge: Challenge, { state, redirect_status: result }: ReturnForm): ReturnedForm | undefined {
  if (challenge.kind !== 'secret' || state === undefined || result === undefined) return undefined
  return { secret: state, result }
}

export const cardProvider = providerRecord({
  name: 'card-provider',
  features: { bySession: false, isSimulated: true },
  settings: SimulatedSettings,
  sources: (settings) => ({
    ...simulatedSources(settings),
    // The library asks where the bank is.
    connect: [`${settings.publicUrl}/gateway/v1/payment-intents/next-action`],
  }),
  port: (settings, { simulated }) => createCardProvider(simulated, settings),
})
