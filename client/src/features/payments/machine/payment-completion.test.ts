import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { createPaymentRunner } from './payment-runner.ts'
import { recoverySlot } from './recovery-slot.ts'
import { fakeWorld } from '../testing/fake-world.ts'
import { details, order, transactionUuid } from '../testing/payment-examples.ts'
import { broken, lost, readyPayment, second, text } from '../testing/ready-payment.ts'

describe('a completion without a clear answer', () => {
  test('[PAY-40] is repeated with the same body and key after 1, 2 and 4 seconds', async () => {
    const payment = await readyPayment({ complete: [lost, { status: 'pending', orderId: 501 }, broken] })
    payment.authorise(details, true)
    await payment.pass(3 * second)
    expect(payment.state()).toMatchObject({ status: 'completing', tries: 4 })
    await payment.pass(4 * second)
    expect(payment.state()).toMatchObject({ status: 'completed', completeOrderId: 501 })
    const [first, ...repeated] = payment.calls('complete')
    expect(repeated).toHaveLength(3)
    for (const request of repeated) {
      expect(request.body).toEqual(first?.body)
      expect(request.options.idempotencyKey).toBe(first?.options.idempotencyKey)
    }
  })

  test('[PAY-45] becomes unknown after four attempts; the same request settles it later, even after a reload', async () => {
    const payment = await readyPayment({ complete: [lost, lost, lost, lost] })
    payment.authorise(details, true)
    await payment.pass(7 * second)
    expect(payment.state()).toMatchObject({
      status: 'failed',
      error: { code: 'outcome_unknown', message: text('completeRefused') },
    })
    payment.prepare(order)
    expect(payment.state().status).toBe('failed')
    expect(payment.calls('prepare')).toHaveLength(1)
    expect(payment.refreshes()).toBe(0)

    const reloaded = fakeWorld({}, payment.storage)
    const { commands, state } = createPaymentRunner(reloaded.world)
    expect(state().status).toBe('failed')
    commands.retryCompletion()
    await reloaded.settle()
    expect(state()).toMatchObject({ status: 'completed', completeOrderId: 501 })
    expect(reloaded.sent).toMatchObject([
      { body: { transactionUuid }, options: { idempotencyKey: `complete:${transactionUuid}` } },
    ])
  })

  test('a changed basket is final: the platform’s message is shown and the basket is loaded again', async () => {
    const message = 'Your basket has changed, please review it and try again.'
    const payment = await readyPayment({ complete: [new ApiError({ status: 409, code: 'basket_changed', message })] })
    payment.authorise(details, true)
    await payment.settle()
    expect(payment.failure()).toMatchObject({
      recovery: null,
      error: { message: { kind: 'from-server', text: message }, retryable: false },
    })
    expect(payment.refreshes()).toBe(1)
    expect(payment.calls('complete')).toHaveLength(1)
  })

  test('is saved before the first request is sent', async () => {
    const fake = fakeWorld({ complete: ['silence'] })
    const { commands } = createPaymentRunner(fake.world)
    commands.prepare(order)
    await fake.settle()
    commands.authorise(details, true)
    await fake.settle()
    const kept = recoverySlot(() => fake.storage).read()
    expect(kept).toMatchObject({ stage: 'completion', transactionUuid })
    expect(JSON.stringify(kept)).not.toContain('A1B2')
  })
})
