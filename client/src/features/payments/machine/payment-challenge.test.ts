import { describe, expect, test } from 'vitest'
import { createPaymentRunner } from './payment-runner.ts'
import { fakeWorld, memoryStorage } from '../testing/fake-world.ts'
import { completion, details, transactionUuid } from '../testing/payment-examples.ts'
import { broken, challengedPayment, lost, readyPayment, scaRequired, second, text } from '../testing/ready-payment.ts'

describe('a payment with a challenge', () => {
  test('[P4-026] [P4-027] [P4-028] reports the return and completes when the platform says authorised', async () => {
    const payment = await challengedPayment()
    expect(payment.state()).toMatchObject({
      status: 'sca_processing',
      recovery: { stage: 'challenge', display: 'modal' },
    })
    payment.challengeReturned(transactionUuid)
    await payment.settle()
    expect(payment.calls('reportSca')).toMatchObject([{ to: '1043', body: { transactionUuid, scaResult: '' } }])
    expect(payment.state()).toMatchObject({ status: 'completed', completeOrderId: 501 })
  })

  test('the return of another transaction is not reported', async () => {
    const payment = await challengedPayment()
    payment.challengeReturned('another')
    await payment.settle()
    expect(payment.calls('reportSca')).toEqual([])
  })

  test('a pending challenge is polled after 1, 2, 4 and 4 seconds', async () => {
    const undecided = { status: 'sca_required' }
    const payment = await challengedPayment({ reportSca: [undecided, undecided, undecided, undecided] })
    payment.challengeReturned(transactionUuid)
    for (const [seconds, requests] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [4, 4],
    ] as const) {
      await payment.pass(seconds * second)
      expect(payment.calls('reportSca')).toHaveLength(requests)
      expect(payment.state().status).toBe('sca_processing')
    }
    await payment.pass(4 * second)
    expect(payment.state().status).toBe('completed')
  })

  test('[P8-018 partly] a challenge without a decision fails at its deadline', async () => {
    const payment = await challengedPayment({
      reportSca: Array.from({ length: 300 }, () => ({ status: 'sca_required' })),
    })
    payment.challengeReturned(transactionUuid)
    await payment.pass(670 * second)
    expect(payment.failure()).toMatchObject({ error: { message: text('verification') } })
  })

  test('[P8-018 partly] a bank page that cannot be shown ends the payment with a message', async () => {
    const payment = await challengedPayment()
    payment.failChallenge()
    await payment.settle()
    expect(payment.failure()).toMatchObject({ error: { message: text('verification') } })
  })

  test('a lost answer is asked for again; four lost in a row end the payment', async () => {
    const payment = await challengedPayment({ reportSca: [lost, broken, lost, broken] })
    payment.challengeReturned(transactionUuid)
    await payment.pass(6 * second)
    expect(payment.state().status).toBe('sca_processing')
    await payment.pass(1 * second)
    expect(payment.failure()).toMatchObject({ error: { message: text('verifyRefused') } })
    expect(payment.world.slot.read()).toBeNull()
  })

  test.each([
    ['P8-018 partly', { status: 'failed' }, text('verification')],
    ['P8-010 partly', { status: 'failed', error: { code: 'card_declined' } }, text('declined')],
  ])('[%s] the answer %o is a failure', async (_, answer, message) => {
    const payment = await challengedPayment({ reportSca: [answer] })
    payment.challengeReturned(transactionUuid)
    await payment.settle()
    expect(payment.failure()).toMatchObject({ error: { stage: 'sca', message } })
    expect(payment.calls('complete')).toEqual([])
    expect(payment.state()).toMatchObject({
      status: 'ready',
      error: { stage: 'sca', message },
      session: { used: false },
    })
    expect(payment.refreshes()).toBe(1)
  })

  test('closing the challenge cancels it at the platform and prepares a new key', async () => {
    const payment = await challengedPayment({ reportSca: [{ status: 'failed' }] })
    payment.clear()
    await payment.settle()
    expect(payment.calls('reportSca')).toMatchObject([{ body: { scaResult: 'cancelled' } }])
    expect(payment.state()).toMatchObject({ status: 'ready', session: { used: false } })
    expect(payment.world.slot.read()).toBeNull()
  })

  test('[PAY-29 partly] after a redirect the payment continues from the recovery in this tab', async () => {
    const storage = memoryStorage()
    const before = await readyPayment({ authorise: [scaRequired] }, storage)
    before.authorise(details, true)
    await before.settle()
    before.startChallenge('redirect')

    const after = fakeWorld({}, storage)
    const { commands, state } = createPaymentRunner(after.world)
    commands.resume('another')
    expect(state().status).toBe('idle')
    commands.resume(transactionUuid, 'token')
    await after.settle()
    expect(state()).toMatchObject({ status: 'completed', completeOrderId: 501 })
    expect(after.sent).toMatchObject([
      { call: 'reportSca', to: '1043', body: { scaResult: 'token' } },
      { call: 'complete', to: 'card-gateway', body: { ...completion, transactionUuid } },
    ])
  })
})
