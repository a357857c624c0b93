import { describe, expect, test } from 'vitest'
import { englishText } from '../../testing/english-text.ts'
import { completion, details, session, transactionUuid } from '../../testing/payment-examples.ts'
import { readyPayment } from '../../testing/ready-payment.ts'
import { cardGateway } from './card-gateway/card-gateway.ts'
import { cardProvider } from './card-provider/card-provider.ts'
import { formBeside } from './hosted-form.ts'
import { sessionProvider } from './session-provider/session-provider.ts'

const page = { origin: 'http://localhost:4000', channel: 'mine', lang: 'en' }
const library = (name: string) => `http://127.0.0.1:4100/gateway/v1/js/${name}.js`
const saved = { id: '41', brand: 'visa', lastFour: '0006', expiry: '12/30' }

describe('the card provider', () => {
  const answer = { paymentProvider: 'card-provider', sessionKey: 'pk_1', config: { url: library('card-provider') } }

  test('pays with a payment method, and with the same key again after a decline', async () => {
    const declined = { transactionUuid, transactionStatus: 'failed', error: { code: 'card_declined' } }
    const payment = await readyPayment({ prepare: [answer], authorise: [declined] })
    const token = cardProvider.readToken({ payment_method_id: 'pm_1', brand: 'visa' })
    expect(token?.instrument).toEqual({ kind: 'payment-method', paymentMethodId: 'pm_1' })
    for (const instrument of [token?.instrument, token?.instrument]) {
      if (instrument) payment.authorise({ ...details, instrument }, true)
      await payment.settle()
    }
    expect(payment.state()).toMatchObject({ status: 'completed' })
    expect(payment.calls('authorise')).toMatchObject([
      { to: 'card-provider', body: { sessionKey: 'pk_1', paymentMethodId: 'pm_1', cardIdentifier: null } },
      { to: 'card-provider', body: { sessionKey: 'pk_1' } },
    ])
    expect(payment.calls('prepare')).toHaveLength(1)
  })

  test('accepts a card that was set up in its form', () => {
    const message = { setup_intent_id: 'seti_1', status: 'requires_action', brand: 'visa', last_four: '3220' }
    const token = cardProvider.readToken(message)
    expect(token).toMatchObject({ instrument: { kind: 'setup-intent', setupIntentId: 'seti_1' }, lastFour: '3220' })
    expect(cardGateway.readToken(message)).toBeUndefined()
  })

  test('has a form of its own', () => {
    const url = formBeside('card-provider')({ ...session, url: library('card-provider') }, page)
    expect(url?.pathname).toBe('/gateway/fields/card-provider')
    expect(cardProvider.readToken({ card_identifier: 'A1' })).toBeUndefined()
  })
})

describe('the session provider', () => {
  const config = { url: library('session-provider') }
  const answer = { paymentProvider: 'session-provider', sessionId: 'ps_1', sessionToken: 'T1', config, savedCard: null }

  test('pays with the session, opens the card form with its token and completes by the transaction', async () => {
    const payment = await readyPayment({ prepare: [answer] })
    const { session: open } = { session: null, ...payment.state() }
    expect(open).toMatchObject({ sessionKey: 'ps_1', formKey: 'T1', singleUse: true, keepsCards: true })
    payment.authorise({ ...details, instrument: { kind: 'session' }, saveCard: true }, true)
    await payment.settle()
    expect(payment.state()).toMatchObject({ status: 'completed', completeOrderId: 501 })
    const [paid] = payment.calls('paySession')
    expect(paid).toMatchObject({ to: 'session-provider' })
    expect(paid?.body).toEqual({ ...completion, paymentSessionId: 'ps_1', saveCard: true })
    expect(payment.calls('completeSession')).toMatchObject([{ to: 'session-provider/1042', body: completion }])
  })

  test('a declined card gets a new session at once, by the provider’s call or the common one', async () => {
    const declined = { transactionUuid, transactionStatus: 'failed' }
    const payment = await readyPayment({ prepare: [answer, answer], paySession: [declined] })
    payment.authorise({ ...details, instrument: { kind: 'session' } }, true)
    await payment.settle()
    expect(payment.state()).toMatchObject({ status: 'ready' })
    expect(payment.calls('prepare')).toHaveLength(2)
  })

  test('[PAY-57] without an id there is no session, and without a transaction no payment', async () => {
    const missing = await readyPayment({ prepare: [{ ...answer, sessionId: null }] })
    const { error } = missing.state()
    expect(error && englishText(error)).toBe('Payment session ID not found')
    const payment = await readyPayment({ prepare: [answer, answer], paySession: [{ transactionStatus: 'authorised' }] })
    payment.authorise({ ...details, instrument: { kind: 'session' } }, true)
    await payment.settle()
    const after = payment.state().error
    expect(after && englishText(after)).toBe('Failed to create transaction')
  })
})

describe('a saved card', () => {
  test('is charged after only its security code was entered', () => {
    const url = formBeside('card-gateway')(session, { ...page, codeOnly: true })
    expect(url?.searchParams.get('mode')).toBe('security-code')
    expect(cardGateway.readLinked({ ...session, savedCard: saved })).toEqual({ kind: 'saved-card', savedCardId: '41' })
    expect(cardGateway.readLinked(session)).toBeUndefined()
    expect(sessionProvider.readLinked(session)).toEqual({ kind: 'session' })
    expect(sessionProvider.readToken({ card_identifier: 'A1' })).toBeUndefined()
  })
})
