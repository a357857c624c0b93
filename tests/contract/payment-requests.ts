import type { ApiTypes, AuthorisationOutcome, CardSetup } from '@touchline/contract'
import { signatureOf } from '@touchline/ids'
import { cards, courses } from '../payments/stage.ts'
import { courseCalled } from '../support/basket.ts'
import { partnerKey, sessionOf, uuidOf } from '../checkouts/partner.ts'
import { enterCard } from '../payments/tokenise-card.ts'
import { dataOf, type Request, type Scene, sender } from './scene.ts'

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
  const amina = await platform.as('amina')
  const item = { purchasable_id: (await courseCalled(amina, courses.badminton)).id, purchasable_type: 'course' }
  return platform.visitor.send({
    method: 'POST',
    url: '/api/checkout/redirect-sessions',
    headers: { 'content-type': 'application/json', 'x-partner-key': partnerKey },
    payload: JSON.stringify({ data: { ...sessionOf(await uuidOf(amina)), items: [item] } }),
  })
}

const createRedirectSession: Request = newSession

const readRedirectSession: Request = async (scene) => {
  const created = dataOf<ApiTypes['createRedirectSession']['reply']['data']>(await newSession(scene))
  return scene.asVisitor('readRedirectSession', { params: { checkoutId: created.redirect_session.id } })
}

const cancelRedirectSession: Request = async (scene) => {
  const { platform } = scene
  const { token, redirect_session: session } = dataOf<ApiTypes['createRedirectSession']['reply']['data']>(
    await newSession(scene),
  )
  const url = `/api/checkout/redirect-sessions/${session.id}`
  return platform.visitor.send({ method: 'DELETE', url, headers: { authorization: `Bearer ${token}` } })
}

const bySession = { provider: 'session-provider', source: 'activity-booking' } as const

/** A basket of an organisation that takes cards by sessions. */
async function sessionShop(scene: Scene) {
  const { platform } = scene
  const url = `/sandbox/v1/sandboxes/${platform.sandbox}/scenarios/paying-by-session-provider`
  await platform.visitor.send({ method: 'POST', url, payload: {} })
  return filledBasket(scene)
}

/** A session with a card in it, and what pays it. */
async function sessionToPay(scene: Scene) {
  const customer = await sessionShop(scene)
  const { session_key: payment_session_id, session_token: key = '' } = await customer.prepare()
  const { gateway } = scene.platform.host
  await enterCard(gateway, 'payment-sessions/current/card', { key, number: cards.good })
  const { payments } = await customer.completion(undefined)
  const body = { payment_session_id, payments, terms: true, completed_waivers: [], source: bySession.source }
  return { customer, body }
}

const prepareSession =
  (name: 'prepareSession' | 'prepareSessionWith'): Request =>
  async (scene) => {
    await sessionShop(scene)
    return scene.asAmina(name, { params: { provider: bySession.provider }, body: { source: bySession.source } })
  }

const paySession =
  (name: 'paySession' | 'paySessionWith'): Request =>
  async (scene) => {
    const { body } = await sessionToPay(scene)
    return scene.asAmina(name, { params: { provider: bySession.provider }, body })
  }

const completeSession =
  (name: 'completeSession' | 'completeSessionWith'): Request =>
  async (scene) => {
    const { customer, body } = await sessionToPay(scene)
    const paid = await customer.call<AuthorisationOutcome>('POST', '/api/checkout/session/payment', body)
    const params = { provider: bySession.provider, transactionId: paid.body.transaction_id }
    const { item_hash } = await customer.cart()
    return scene.asAmina(name, { params, body: { item_hash, source: bySession.source } })
  }

const payAtDesk: Request = async (scene) => {
  const params = { userId: scene.amina.id, source: 'front-of-house' }
  const { id } = await courseCalled(scene.amina, courses.badminton)
  const item = { purchasable_id: id, purchasable_type: 'course', purchased_for_user_id: scene.amina.id }
  const basket = dataOf<{ item_hash: string }>(await scene.asEllie('addItems', { params, body: { items: [item] } }))
  const paying = { terms: true, completed_waivers: [], payments: [{ tender_type: 'cash', amount: 5600 }] }
  const { source } = params
  return scene.asEllie('payAtDesk', {
    body: { ...paying, item_hash: basket.item_hash, source, selected_user_id: scene.amina.id },
  })
}

const ofGwen =
  (name: 'listSavedCards' | 'removeSavedCard'): Request =>
  async ({ platform }) => {
    const gwen = await platform.as('gwen')
    return sender(gwen)(name, { params: { userId: gwen.id, savedCardId: 1 } })
  }

/** A customer of an organisation whose provider saves cards without a payment, with one set-up. */
const ofSetup =
  (name: 'readCardSetups' | 'beginCardSetup' | 'finishCardSetup'): Request =>
  async (scene) => {
    const { platform } = scene
    const url = `/sandbox/v1/sandboxes/${platform.sandbox}/scenarios/paying-by-card-provider`
    await platform.visitor.send({ method: 'POST', url, payload: {} })
    const params = { userId: scene.amina.id }
    if (name !== 'finishCardSetup') return scene.asAmina(name, { params })
    const setup = dataOf<CardSetup>(await scene.asAmina('beginCardSetup', { params }))
    const { client_secret, session_key: key, setup_id: setupId } = setup
    const path = `setup-intents/${client_secret.split('_secret_')[0]}/confirm`
    await enterCard(platform.host.gateway, path, { key, number: cards.good, more: { client_secret } })
    return scene.asAmina(name, { params: { ...params, setupId } })
  }

/** One successful request for each call of a payment. */
export const paymentRequests = {
  readTerms: ({ asAmina, amina }: Scene) => asAmina('readTerms', { params: { userId: amina.id } }),
  listSavedCards: ofGwen('listSavedCards'),
  removeSavedCard: ofGwen('removeSavedCard'),
  readCardSetups: ofSetup('readCardSetups'),
  beginCardSetup: ofSetup('beginCardSetup'),
  finishCardSetup: ofSetup('finishCardSetup'),
  payAtDesk,
  preparePayment: prepare('preparePayment'),
  preparePaymentWith: prepare('preparePaymentWith'),
  authorisePayment: authorise('authorisePayment', cards.good),
  authorisePaymentWith: authorise('authorisePaymentWith', cards.challenge),
  completePayment: complete('completePayment'),
  completePaymentWith: complete('completePaymentWith'),
  prepareSession: prepareSession('prepareSession'),
  prepareSessionWith: prepareSession('prepareSessionWith'),
  paySession: paySession('paySession'),
  paySessionWith: paySession('paySessionWith'),
  completeSession: completeSession('completeSession'),
  completeSessionWith: completeSession('completeSessionWith'),
  completeSca,
  returnFromBank,
  receiveWebhook,
  createRedirectSession,
  cancelRedirectSession,
  readRedirectSession,
} as const
