import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { createPaymentRunner } from './payment-runner.ts'
import { fakeWorld } from '../testing/fake-world.ts'
import { englishText } from '../testing/english-text.ts'
import { completion, details, order, transactionUuid } from '../testing/payment-examples.ts'
import { readyPayment, second, text } from '../testing/ready-payment.ts'

describe('a payment without a challenge', () => {
  test('[PAY-01] [P4-021] prepares with the provider the platform chooses', async () => {
    const payment = await readyPayment()
    expect(payment.state()).toMatchObject({
      status: 'ready',
      session: {
        sessionKey: '6C0D',
        mode: 'test',
        url: 'http://127.0.0.1:4100/gateway/v1/js/card-gateway.js',
        savedCard: null,
      },
    })
    expect(payment.sent).toMatchObject([
      { call: 'prepare', to: null, body: { source: 'activity-booking', selectedUserId: null } },
    ])
  })

  test('prepares with the configured provider under the platform’s name for it', async () => {
    const fake = fakeWorld({
      prepare: [{ paymentProvider: 'opayo', sessionKey: 'K', url: 'https://pay.example/v1/js/x.js' }],
    })
    const runner = createPaymentRunner({ ...fake.world, provider: 'opayo', providerNames: { opayo: 'card-gateway' } })
    runner.commands.prepare(order)
    await fake.settle()
    runner.commands.authorise(details, true)
    await fake.settle()
    expect(runner.state()).toMatchObject({ status: 'completed' })
    expect(fake.sent.map(({ call, to }) => [call, to])).toEqual([
      ['prepare', 'opayo'],
      ['authorise', 'opayo'],
      ['complete', 'opayo'],
    ])
  })

  test('a configured name without an adapter is refused before anything is asked', async () => {
    const fake = fakeWorld()
    const runner = createPaymentRunner({ ...fake.world, provider: 'opayo', providerNames: { opayo: 'acme-pay' } })
    runner.commands.prepare(order)
    await fake.settle()
    const { error } = runner.state()
    expect(error && englishText(error)).toBe("Payment provider 'opayo' is not supported")
    expect(fake.sent).toEqual([])
  })

  test('[P4-030] authorises, completes with the same body and ends with the order', async () => {
    const payment = await readyPayment()
    payment.authorise(details, true)
    await payment.settle()
    expect(payment.state()).toMatchObject({ status: 'completed', completeOrderId: 501 })
    expect(payment.calls('authorise')).toMatchObject([
      {
        to: 'card-gateway',
        body: { ...completion, ...details.billing, sessionKey: '6C0D', cardIdentifier: 'A1B2', savedCardId: null },
        options: { idempotencyKey: 'key-1' },
      },
    ])
    expect(payment.calls('complete')).toMatchObject([
      {
        to: 'card-gateway',
        body: { ...completion, transactionUuid },
        options: { idempotencyKey: `complete:${transactionUuid}` },
      },
    ])
    expect(payment.refreshes()).toBe(1)
    expect(payment.world.slot.read()).toBeNull()
  })

  test('pressing Pay twice authorises once', async () => {
    const payment = await readyPayment()
    payment.authorise(details, true)
    payment.authorise(details, true)
    await payment.settle()
    expect(payment.calls('authorise')).toHaveLength(1)
    expect(payment.ignored).toEqual(['AUTHORISE in authorizing'])
  })
})

describe('a payment that cannot be prepared', () => {
  test.each([
    [
      'P8-011, PAY-03, P5-053, S5-067',
      { paymentProvider: null, sessionKey: 'K' },
      'Payment provider not found in session',
    ],
    ['P8-014, PAY-03', { paymentProvider: 'acme', sessionKey: 'K' }, "Payment provider 'acme' is not supported"],
    ['P8-013, P5-053, S5-067', { paymentProvider: 'card-gateway', sessionKey: null }, 'Payment session ID not found'],
  ])('[%s] an answer of %o is refused: %s', async (_, answer, message) => {
    const payment = await readyPayment({ prepare: [answer] })
    const { status, error } = payment.state()
    expect([status, error?.stage, error && englishText(error)]).toEqual(['prepare_failed', 'prepare', message])
  })

  test('[P8-012] a configuration with an empty provider is refused without a call', async () => {
    const fake = fakeWorld()
    const runner = createPaymentRunner({ ...fake.world, provider: '' })
    runner.commands.prepare(order)
    await fake.settle()
    const { error } = runner.state()
    expect(error && englishText(error)).toBe('Payment provider not specified')
    expect(fake.sent).toEqual([])
  })

  test('[PAY-02] [P8-004] closed paid bookings show the message of the platform', async () => {
    const closed = new ApiError({ status: 403, code: 'unknown', message: 'Closed today.', paidBookingDisabled: true })
    const payment = await readyPayment({ prepare: [closed] })
    expect(payment.state()).toMatchObject({
      status: 'prepare_failed',
      error: { message: { kind: 'from-server', text: 'Closed today.' }, retryable: false },
    })
  })

  test('[P8-015 partly] fails after ten seconds without an answer and aborts the request', async () => {
    const payment = await readyPayment({ prepare: ['silence'] })
    await payment.pass(10 * second)
    expect(payment.state()).toMatchObject({ status: 'prepare_failed', error: { message: text('prepareRefused') } })
    expect(payment.sent[0]?.options.signal.aborted).toBe(true)
  })
})

describe('a payment that is not authorised', () => {
  test('[P8-010 partly] [S4-028] a decline is reported, and a new key is prepared at once', async () => {
    const error = { code: 'card_declined', message: 'Payment was declined', details: { retryable: true } }
    const payment = await readyPayment({ authorise: [{ transactionUuid, transactionStatus: 'failed', error }] })
    payment.authorise(details, true)
    await payment.settle()
    expect(payment.failure()).toMatchObject({ error: { message: text('declined'), code: 'card_declined' } })
    expect(payment.state()).toMatchObject({
      status: 'ready',
      error: { message: text('declined') },
      session: { used: false, amountDue: order.amountDue },
    })
    expect(payment.calls('prepare')).toHaveLength(2)
    expect(payment.refreshes()).toBe(1)
  })

  test('[P8-016 partly] fails after 45 seconds without an answer', async () => {
    const payment = await readyPayment({ authorise: ['silence'] })
    payment.authorise(details, true)
    await payment.pass(45 * second)
    expect(payment.failure()).toMatchObject({ error: { message: text('authoriseRefused') } })
  })

  test('an expired session is prepared again', async () => {
    const payment = await readyPayment()
    await payment.pass(400 * second)
    payment.authorise(details, true)
    await payment.settle()
    expect(payment.state().status).toBe('ready')
    expect(payment.sent.map(({ call }) => call)).toEqual(['prepare', 'prepare'])
  })

  test('[PAY-68 partly] an expired login ends the payment', async () => {
    const payment = await readyPayment({ authorise: [new ApiError({ status: 401, code: 'unauthenticated' })] })
    payment.authorise(details, true)
    await payment.settle()
    expect(payment.state()).toMatchObject({ status: 'idle', error: null })
  })

  test('[PAY-65 partly] an answer that comes after a reset is ignored', async () => {
    const payment = await readyPayment()
    payment.authorise(details, true)
    payment.reset()
    await payment.settle()
    expect(payment.state().status).toBe('idle')
    expect(payment.calls('complete')).toEqual([])
    expect(payment.ignored).toEqual(['AUTHORISE_OK in idle'])
  })
})
