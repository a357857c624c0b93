import { describe, expect, test } from 'vitest'
import { leftBank } from './payment-errors.ts'
import { createPaymentRunner } from './payment-runner.ts'
import { recoverySlot } from './recovery-slot.ts'
import { fakeWorld, memoryStorage } from '../testing/fake-world.ts'
import { completion, details, recovery, transactionUuid } from '../testing/payment-examples.ts'
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

  test('an undecided challenge is asked for after 1, 2, 4 and 4 seconds', async () => {
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

  test('[P8-018 partly] a challenge that is never decided fails when its time is up', async () => {
    const payment = await challengedPayment({
      reportSca: Array.from({ length: 300 }, () => ({ status: 'sca_required' })),
    })
    payment.challengeReturned(transactionUuid)
    await payment.pass(670 * second)
    expect(payment.failure()).toMatchObject({ error: { message: text('verification') } })
  })

  test('[P8-018 partly] a bank that cannot be shown ends the payment in words', async () => {
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

  test('closing it calls it off at the platform and prepares a new key', async () => {
    const payment = await challengedPayment({ reportSca: [{ status: 'failed' }] })
    payment.clear()
    await payment.settle()
    expect(payment.calls('reportSca')).toMatchObject([{ body: { scaResult: 'cancelled' } }])
    expect(payment.state()).toMatchObject({ status: 'ready', session: { used: false } })
    expect(payment.world.slot.read()).toBeNull()
  })

  test('[PAY-29 partly] the way back from the bank stays open while the page that was left gets ready again', async () => {
    const storage = memoryStorage()
    const left = await readyPayment({ authorise: [scaRequired] }, storage)
    left.authorise(details, true)
    await left.settle()
    left.startChallenge('redirect')

    const wentBack = await readyPayment({}, storage)
    expect(wentBack.state()).toMatchObject({ status: 'ready', error: leftBank })
    const wentForward = createPaymentRunner(fakeWorld({}, storage).world)
    expect(wentForward.commands.resume(transactionUuid)).toBe(true)

    wentBack.authorise(details, true)
    await wentBack.settle()
    expect(wentBack.state()).toMatchObject({ status: 'completed', error: null })
    const wentForwardLater = createPaymentRunner(fakeWorld({}, storage).world)
    expect(wentForwardLater.commands.resume(transactionUuid)).toBe(false)
  })

  test('[S4-006 partly] of somebody else, who used this device before, nobody is told', async () => {
    const storage = memoryStorage()
    recoverySlot(() => storage, { userId: () => 4 }).write({ ...recovery, stage: 'challenge' })
    const payment = await readyPayment({}, storage)
    payment.lookBack(3)
    expect([payment.state().error, payment.world.slot.read()]).toEqual([null, null])
  })

  test('[PAY-29 partly] after a redirect the payment goes on from what the tab remembers', async () => {
    const storage = memoryStorage()
    const before = await readyPayment({ authorise: [scaRequired] }, storage)
    before.authorise(details, true)
    await before.settle()
    before.startChallenge('redirect')

    const after = fakeWorld({}, storage)
    const { commands, state } = createPaymentRunner(after.world)
    expect(commands.resume('another')).toBe(false)
    expect(commands.resume(transactionUuid, 'token')).toBe(true)
    await after.settle()
    expect(state()).toMatchObject({ status: 'completed', completeOrderId: 501 })
    expect(after.sent).toMatchObject([
      { call: 'reportSca', to: '1043', body: { scaResult: 'token' } },
      { call: 'complete', to: 'card-gateway', body: { ...completion, transactionUuid } },
    ])
  })
})
