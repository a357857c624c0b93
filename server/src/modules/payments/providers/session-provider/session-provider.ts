import { z } from 'zod'
import { Captured, TransactionView } from '../simulated-gateway/answers.ts'
import { captureBy } from '../simulated-gateway/capture-answer.ts'
import { commonOf } from '../simulated-gateway/gateway-calls.ts'
import { type GatewayClient, patience } from '../simulated-gateway/gateway-client.ts'
import { answerOf, viewOf } from '../simulated-gateway/normalise.ts'
import type { Challenge, NewPayment, PaymentView, Provider, ReturnedForm, ReturnForm } from '../provider.ts'
import { providerRecord } from '../provider-record.ts'
import { SimulatedSettings, simulatedSources } from '../simulated-gateway/simulated-settings.ts'

const OpenSession = z.object({ session_id: z.string(), session_token: z.string(), expires_in: z.int() })
const Session = z.object({
  required_action: z.object({ url: z.string(), expires_at: z.int() }).nullable(),
  transaction: TransactionView,
})
type Session = z.infer<typeof Session>
const Refunded = z.object({ refund: z.object({ refund_id: z.string(), status: z.enum(['succeeded', 'pending']) }) })

/**
 * The session provider: a session for one amount, in which the browser enters the card, so the platform never sees a
 * card token. The bank's page returns a token that only the provider can read. payments.md 1.3
 */
function createSessionProvider(client: GatewayClient, { publicUrl }: SimulatedSettings): Provider {
  const pathOf = (id: string) => `/payment-sessions/ps_${encodeURIComponent(id)}`
  return {
    ...commonOf(client),
    minimum: client.minimumAmount,
    instruments: [],
    keyIsReusable: false,
    savedCardNeedsCode: true,
    prepare: async (key, { amount, currencyCode, savedCard }) => {
      const body = { amount, currency: currencyCode, reusable_card_id: savedCard }
      return answerOf(await client.open('/payment-sessions', key, body, OpenSession), (session) => ({
        sessionKey: session.session_id,
        formToken: session.session_token,
        expiresIn: session.expires_in,
        libraryUrl: `${publicUrl}/gateway/v1/js/session-provider.js`,
      }))
    },
    authorise: async (key, payment) => {
      const path = `/payment-sessions/${encodeURIComponent(payment.sessionKey)}/attempt`
      return answerOf(await client.send(path, key, attemptOf(payment), Session, patience.register), (session) =>
        viewOfSession(session, payment),
      )
    },
    confirm: async (key, id, { result }) =>
      answerOf(await client.send(`${pathOf(id)}/result`, key, { result_token: result }, Session), (session) =>
        viewOfSession(session),
      ),
    capture: async (key, id, amount) =>
      captureBy(await client.send(`${pathOf(id)}/capture`, key, { amount }, Captured), amount),
    refund: async (key, id, amount) =>
      answerOf(await client.send(`${pathOf(id)}/refund`, key, { amount }, Refunded), ({ refund }) => ({
        refundId: refund.refund_id,
        status: refund.status,
      })),
    cardSetups: undefined,
    readReturn,
  }
}

function viewOfSession(
  { transaction, required_action: action }: Session,
  way?: Pick<NewPayment, 'returnSecret'>,
): PaymentView {
  const fields = { state: way?.returnSecret ?? '' }
  const challenge: Challenge | null = way && action ? { kind: 'form', method: 'GET', url: action.url, fields } : null
  return { ...viewOf(transaction), challenge, challengeExpiresAt: action?.expires_at ?? null }
}

function attemptOf(payment: NewPayment): Readonly<Record<string, unknown>> {
  return {
    vendor_tx_code: payment.reference,
    description: payment.description,
    save: payment.savesCard,
    customer: { reference: payment.customer.reference },
    return_url: payment.returnUrl,
    browser_details: payment.browserDetails,
  }
}

function readReturn(_challenge: Challenge, { state, result_token: result }: ReturnForm): ReturnedForm | undefined {
  return state === undefined || result === undefined ? undefined : { secret: state, result }
}

export const sessionProvider = providerRecord({
  name: 'session-provider',
  features: { bySession: true, isSimulated: true },
  settings: SimulatedSettings,
  sources: simulatedSources,
  port: (settings, { simulated }) => createSessionProvider(simulated, settings),
})
