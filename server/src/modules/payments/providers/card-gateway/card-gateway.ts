import type { MinorUnits } from '@touchline/money'
import type { Challenge, Provider, ProviderAnswer, RefundView, ReturnedForm, ReturnForm } from '../provider.ts'
import type { GatewayClient } from './gateway-client.ts'
import { answerOf, noOf, viewOf } from './normalise.ts'
import { isSigned } from './webhook-signature.ts'

/** The card gateway as a provider: cards turned into tokens by its own form, a bank's page by form, fields in either protocol. */
export function createCardGateway(client: GatewayClient): Provider {
  return {
    minimum: client.minimumAmount,
    instruments: ['card_identifier'],
    origins: client.origins,
    prepare: async (key) =>
      answerOf(await client.createSessionKey(key), (session) => ({
        sessionKey: session.merchant_session_key,
        expiresIn: session.expires_in,
        libraryPath: '/gateway/v1/js/card-gateway.js',
      })),
    authorise: async (key, payment) =>
      answerOf(await client.register(key, payment), (transaction) => viewOf(transaction, payment)),
    confirm: async (key, id, { challenge, result }) =>
      answerOf(await client.submitChallenge(key, id, { protocol: protocolOf(challenge), value: result }), (view) =>
        viewOf(view),
      ),
    capture: (key, id, amount) => capture(client, key, id, amount),
    cancelByReference: async (key, reference) =>
      answerOf(await client.cancelByReference(key, reference), () => undefined),
    refund: (key, id, amount) => refund(client, key, id, amount),
    readReturn,
    readWebhook: ({ headers, rawBody, body, now }) => {
      const header = headers['x-gateway-signature']
      const signed = { header: typeof header === 'string' ? header : '', rawBody, secret: client.webhookSecret, now }
      if (!isSigned(signed)) return undefined
      const { vendor_tx_code: reference, state, expires_at: expiresAt, refund_id: refundId } = body.data
      return {
        id: body.id,
        type: body.type,
        reference,
        state,
        expiresAt: expiresAt ?? null,
        refundId: refundId ?? null,
      }
    },
  }
}

async function capture(
  client: GatewayClient,
  key: string,
  id: string,
  amount: MinorUnits,
): Promise<ProviderAnswer<{ readonly captured: boolean }>> {
  const answer = await client.release(key, id, amount)
  // A gateway that takes money at once refuses the release because it has been captured, which is what was wanted.
  const taken = answer.kind === 'refused' && answer.code === 'already_captured' ? answer.transaction : undefined
  if (taken?.state === 'captured' && taken.captured === amount) return { kind: 'done', value: { captured: true } }
  return answerOf(answer, ({ outcome }) => ({ captured: outcome === 'ok' }))
}

async function refund(
  client: GatewayClient,
  key: string,
  id: string,
  amount: MinorUnits,
): Promise<ProviderAnswer<RefundView>> {
  const answer = await client.refund(key, id, amount)
  if (answer.kind !== 'done') return noOf(answer)
  const { refund: given } = answer.value
  if (!given) return { kind: 'unknown', why: 'server_error' }
  return { kind: 'done', value: { refundId: given.refund_id, status: given.status } }
}

function protocolOf(challenge: Challenge): 'creq' | 'pareq' {
  return challenge.kind === 'form' && 'PaReq' in challenge.fields ? 'pareq' : 'creq'
}

/** The fields of the protocol in which the challenge was sent; those of the other say nothing. */
function readReturn(challenge: Challenge, form: ReturnForm): ReturnedForm | undefined {
  const [result, secret] =
    protocolOf(challenge) === 'pareq' ? [form['PaRes'], form['MD']] : [form['cres'], form['threeDSSessionData']]
  return result === undefined || secret === undefined ? undefined : { secret, result }
}
