import type { ApiTypes, AuthorisationOutcome } from '@touchline/contract'
import { signatureOf } from '@touchline/ids'
import { cards, courses } from '../payments/stage.ts'
import { partnerKey, sessionOf } from '../checkouts/partner.ts'
import { dataOf, type Request, type Scene } from './scene.ts'

const provider = 'card-gateway'

async function filledBasket({ stage }: Scene) {
  const customer = await stage.as('amina')
  await customer.add(courses.badminton)
  return customer
}

/** A basket whose card payment has got as far as the card takes it. */
async function attempt(scene: Scene, card: string) {
  const customer = await filledBasket(scene)
  const outcome: AuthorisationOutcome = await customer.authorise(card)
  return { customer, outcome }
}

const prepare =
  (name: 'preparePayment' | 'preparePaymentWith'): Request =>
  async (scene) => {
    await filledBasket(scene)
    return scene.asAmina(name, { params: { provider }, query: { source: 'activity-booking' } })
  }

const authorise =
  (name: 'authorisePayment' | 'authorisePaymentWith', card: string): Request =>
  async (scene) => {
    const customer = await filledBasket(scene)
    return scene.asAmina(name, { params: { provider }, body: await customer.authorisation(card) })
  }

const complete =
  (name: 'completePayment' | 'completePaymentWith'): Request =>
  async (scene) => {
    const { customer, outcome } = await attempt(scene, cards.good)
    return scene.asAmina(name, { params: { provider }, body: await customer.completion(outcome.transaction_uuid) })
  }

const completeSca: Request = async (scene) => {
  const { outcome } = await attempt(scene, cards.challenge)
  const { fields } = await scene.stage.answerBank(outcome, '123456')
  return scene.asAmina('completeSca', {
    params: { transactionId: outcome.transaction_id },
    body: { transaction_uuid: outcome.transaction_uuid, sca_result: fields['cres'] ?? '' },
  })
}

const returnFromBank: Request = async (scene) => {
  const { outcome } = await attempt(scene, cards.challenge)
  const { action, fields } = await scene.stage.answerBank(outcome, '123456')
  return scene.platform.visitor.send({
    method: 'POST',
    url: new URL(action).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}

const receiveWebhook: Request = ({ platform, stage }) => {
  const data = { transaction_id: '1', vendor_tx_code: 'none', state: 'captured', amount: 1, captured: 1, refunded: 0 }
  const payload = JSON.stringify({ id: 'event-1', type: 'payment.captured', created_at: 1, sequence: 1, data })
  const seconds = Math.floor(platform.host.wallClock.now() / 1000)
  const signature = `t=${seconds},v1=${signatureOf(stage.webhookSecret, `${seconds}.${payload}`)}`
  return platform.visitor.send({
    method: 'POST',
    url: `/api/payment-providers/webhooks/${provider}/${platform.sandbox}`,
    headers: { 'content-type': 'application/json', 'x-gateway-signature': signature },
    payload,
  })
}

const newSession = async (scene: Scene) => {
  const { platform } = scene
  await filledBasket(scene)
  return platform.visitor.send({
    method: 'POST',
    url: '/api/checkout/redirect-sessions',
    headers: { 'content-type': 'application/json', 'x-partner-key': partnerKey },
    payload: JSON.stringify({ data: sessionOf((await platform.as('amina')).id) }),
  })
}

const createRedirectSession: Request = newSession

const readRedirectSession: Request = async (scene) => {
  const created = dataOf<ApiTypes['createRedirectSession']['reply']['data']>(await newSession(scene))
  return scene.asVisitor('readRedirectSession', { params: { checkoutId: created.redirect_session.id } })
}

/** One successful request for each call of a payment. */
export const paymentRequests = {
  preparePayment: prepare('preparePayment'),
  preparePaymentWith: prepare('preparePaymentWith'),
  authorisePayment: authorise('authorisePayment', cards.good),
  authorisePaymentWith: authorise('authorisePaymentWith', cards.challenge),
  completePayment: complete('completePayment'),
  completePaymentWith: complete('completePaymentWith'),
  completeSca,
  returnFromBank,
  receiveWebhook,
  createRedirectSession,
  readRedirectSession,
} as const
