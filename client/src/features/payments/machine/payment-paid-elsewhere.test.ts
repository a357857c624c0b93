import type { ErrorCode } from '@touchline/contract/client'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { englishText } from '../testing/english-text.ts'
import { completion, details, recovery, transactionUuid } from '../testing/payment-examples.ts'
import { fakeWorld, memoryStorage } from '../testing/fake-world.ts'
import { challengedPayment, lost, readyPayment } from '../testing/ready-payment.ts'
import type { PaidOrder } from './states/payment-errors.ts'
import { createPaymentRunner } from './payment-runner.ts'
import { recoverySlot } from './recovery-slot.ts'

const order: PaidOrder = { reference: 'TL-000381', total: null, path: '/booking-confirmed/381' }

/** The authorised payment became an order elsewhere. */
const paid = (itemHash: string | null) => (itemHash === completion.itemHash ? order : null)
const refused = (code: ErrorCode) => new ApiError({ status: 409, code, message: 'Your basket has changed.' })

describe('a basket that was paid in another window', () => {
  test('a code entered too late is reported as too late, not as unconfirmed by the bank', async () => {
    const payment = await challengedPayment({ reportSca: [{ status: 'failed' }] }, undefined, paid)
    payment.challengeReturned(transactionUuid)
    await payment.settle()
    const { status, error } = payment.state()
    expect([status, error && englishText(error), error?.order]).toEqual(['failed', 'This has already been paid', order])
    // Nothing is due: no further key is requested.
    expect(payment.calls('prepare')).toHaveLength(1)
    expect(payment.refreshes()).toBe(1)
    expect(payment.world.slot.read()).toBeNull()
  })

  test.each([
    ['a refused authorisation', { authorise: [refused('item_hash_mismatch')] }],
    ['a declined card', { authorise: [{ transactionUuid, transactionStatus: 'failed' }] }],
    ['a refused completion', { complete: [refused('transaction_not_completable')] }],
  ])('%s says that the basket was paid', async (_, script) => {
    const payment = await readyPayment(script, undefined, paid)
    payment.authorise(details, true)
    await payment.settle()
    expect(payment.state().error?.order).toEqual(order)
    expect(payment.calls('prepare')).toHaveLength(1)
  })

  test('a basket with nothing to pay says so too, and the page loads it again', async () => {
    const empty = new ApiError({ status: 422, code: 'basket_empty', message: 'Your basket is empty.' })
    const payment = await readyPayment({ prepare: [empty] }, undefined, () => order)
    expect(payment.state()).toMatchObject({ status: 'prepare_failed', error: { order } })
    expect(payment.refreshes()).toBe(1)
  })

  test('a new basket starts a new payment, and the old order is no longer mentioned', async () => {
    const payment = await readyPayment({ authorise: [refused('item_hash_mismatch')] }, undefined, paid)
    payment.authorise(details, true)
    await payment.settle()
    payment.prepare({ source: 'activity-booking', selectedUserId: null, amountDue: 4800 })
    await payment.settle()
    expect(payment.state()).toMatchObject({ status: 'ready', error: null })
  })
})

describe('when it is unknown whether the basket was paid', () => {
  const nobodyKnows = () => {
    throw lost
  }

  test('the failure is shown', async () => {
    const payment = await challengedPayment({ reportSca: [{ status: 'failed' }] }, undefined, nobodyKnows)
    payment.challengeReturned(transactionUuid)
    await payment.settle()
    const error = payment.failure()?.error
    expect(error && englishText(error)).toBe('3D Secure verification failed')
  })

  test('a lost outcome stays unknown and is asked for again', async () => {
    const payment = await readyPayment({ complete: Array.from({ length: 4 }, () => lost) }, undefined, paid)
    payment.authorise(details, true)
    await payment.pass(60_000)
    expect(payment.state()).toMatchObject({ status: 'failed', error: { code: 'outcome_unknown' } })
  })
})

describe('an unknown outcome left by an earlier page', () => {
  /** The page opened after one with an unknown outcome. */
  function nextPage(paidBy: typeof paid, payer = 3) {
    const storage = memoryStorage()
    recoverySlot(() => storage, { userId: () => payer }).write(recovery)
    const fake = fakeWorld({}, storage, paidBy)
    return { ...fake, runner: createPaymentRunner(fake.world) }
  }

  test('is cleared once the order is known, and another basket can be paid', async () => {
    const { runner, settle, world } = nextPage(paid)
    runner.commands.lookBack(3)
    await settle()
    const { error } = runner.state()
    expect([error && englishText(error), error?.order]).toEqual(['Your earlier payment went through', order])
    expect(world.slot.read()).toBeNull()
    runner.commands.prepare({ source: 'activity-booking', selectedUserId: null, amountDue: 4800 })
    await settle()
    expect(runner.state()).toMatchObject({ status: 'ready', error: { order } })
  })

  test('is not shown to another customer of this device', async () => {
    const { runner, settle, world, calls } = nextPage(() => null, 4)
    runner.commands.lookBack(3)
    await settle()
    expect(runner.state()).toMatchObject({ status: 'idle', error: null, recovery: null })
    expect([world.slot.read(), calls('complete')]).toEqual([null, []])
    runner.commands.prepare({ source: 'activity-booking', selectedUserId: null, amountDue: 4800 })
    await settle()
    expect(runner.state()).toMatchObject({ status: 'ready', error: null })
  })

  test('stays unknown while there is no such order', async () => {
    const { runner, settle, world } = nextPage(() => null)
    runner.commands.lookBack(3)
    await settle()
    expect(runner.state()).toMatchObject({ status: 'failed', error: { code: 'outcome_unknown' } })
    expect(world.slot.read()).toEqual(recovery)
  })
})
