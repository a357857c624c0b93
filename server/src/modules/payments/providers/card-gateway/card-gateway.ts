import type { MinorUnits } from '@touchline/money'
import type { Challenge, Provider, ProviderAnswer, RefundView, ReturnedForm, ReturnForm } from '../provider.ts'
import { captureOf } from '../simulated-gateway/capture-answer.ts'
import { commonOf } from '../simulated-gateway/gateway-calls.ts'
import type { GatewayClient } from '../simulated-gateway/gateway-client.ts'
import { answerOf, noOf, viewOf } from '../simulated-gateway/normalise.ts'
import { providerRecord } from '../provider-record.ts'
import { SimulatedSettings, simulatedSources } from '../simulated-gateway/simulated-settings.ts'

/**
 * The card gateway as a provider: its own form turns cards into tokens, and the bank's page is reached by a form, in
 * either protocol.
 */
function createCardGateway(client: GatewayClient, { publicUrl }: SimulatedSettings): Provider {
  return {
    ...commonOf(client),
    minimum: client.minimumAmount,
    instruments: ['card_identifier', 'saved_card_id'],
    keyIsReusable: false,
    savedCardNeedsCode: true,
    prepare: async (key, { savedCard }) =>
      answerOf(await client.createSessionKey(key, savedCard), (session) => ({
        sessionKey: session.merchant_session_key,
        expiresIn: session.expires_in,
        libraryUrl: `${publicUrl}/gateway/v1/js/card-gateway.js`,
      })),
    authorise: async (key, payment) =>
      answerOf(await client.register(key, payment), (transaction) => viewOf(transaction, payment)),
    confirm: async (key, id, { challenge, result }) =>
      answerOf(await client.submitChallenge(key, id, { protocol: protocolOf(challenge), value: result }), (view) =>
        viewOf(view),
      ),
    capture: async (key, id, amount) =>
      captureOf(await client.release(key, id, amount), amount, ({ outcome }) => outcome === 'ok'),
    refund: (key, id, amount) => refund(client, key, id, amount),
    cardSetups: undefined,
    readReturn,
  }
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

/** The fields of the challenge's own protocol; those of the other are ignored. */
function readReturn(challenge: Challenge, form: ReturnForm): ReturnedForm | undefined {
  const [result, secret] =
    protocolOf(challenge) === 'pareq' ? [form['PaRes'], form['MD']] : [form['cres'], form['threeDSSessionData']]
  return result === undefined || secret === undefined ? undefined : { secret, result }
}

export const cardGateway = providerRecord({
  name: 'card-gateway',
  features: { bySession: false, isSimulated: true },
  settings: SimulatedSettings,
  sources: simulatedSources,
  port: (settings, { simulated }) => createCardGateway(simulated, settings),
})
