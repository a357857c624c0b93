import { describe, expect, test } from 'vitest'
import { fakeWorld, memoryStorage } from '../testing/fake-world.ts'
import { details, recovery, transactionUuid } from '../testing/payment-examples.ts'
import { readyPayment, scaRequired } from '../testing/ready-payment.ts'
import { challengeRecovery, events, states } from '../testing/state-examples.ts'
import { challengeLifeMs } from './states/payment-details.ts'
import { leftBank } from './states/payment-errors.ts'
import { initialPayment, paymentReducer } from './states/payment-reducer.ts'
import { createPaymentRunner } from './payment-runner.ts'
import { recoverySlot } from './recovery-slot.ts'

describe('a page opened while a bank challenge is pending', () => {
  const opened = (after: number) => initialPayment(challengeRecovery, challengeRecovery.startedAt + after)

  test('says that nothing is confirmed until the bank has answered', () => {
    expect(opened(60_000)).toMatchObject({ status: 'idle', error: leftBank, recovery: challengeRecovery })
    expect(opened(challengeLifeMs)).toMatchObject({ status: 'idle', error: null, recovery: challengeRecovery })
  })

  test.each(['preparing', 'ready'] as const)('does not show this to another customer (%s)', (status) => {
    expect(paymentReducer({ ...states[status], error: leftBank }, events.DISOWN).error).toBeNull()
    expect(paymentReducer(states[status], events.DISOWN)).toBe(states[status])
  })
})

describe('a customer who comes back from the bank page', () => {
  test('[PAY-29 partly] can return to the bank until they start a new payment', async () => {
    const storage = memoryStorage()
    const left = await readyPayment({ authorise: [scaRequired] }, storage)
    left.authorise(details, true)
    await left.settle()
    left.startChallenge('redirect')

    const wentBack = await readyPayment({}, storage)
    expect(wentBack.state()).toMatchObject({ status: 'ready', error: leftBank })
    const wentForward = createPaymentRunner(fakeWorld({}, storage).world)
    wentForward.commands.resume(transactionUuid)
    expect(wentForward.state().status).toBe('sca_processing')

    wentBack.authorise(details, true)
    await wentBack.settle()
    expect(wentBack.state()).toMatchObject({ status: 'completed', error: null })
    const wentForwardLater = createPaymentRunner(fakeWorld({}, storage).world)
    wentForwardLater.commands.resume(transactionUuid)
    expect(wentForwardLater.state().status).toBe('idle')
  })

  test('[S4-006 partly] is not mentioned to another customer on the same device', async () => {
    const storage = memoryStorage()
    recoverySlot(() => storage, { userId: () => 4 }).write({ ...recovery, stage: 'challenge' })
    const payment = await readyPayment({}, storage)
    payment.lookBack(3)
    expect([payment.state().error, payment.world.slot.read()]).toEqual([null, null])
  })
})
