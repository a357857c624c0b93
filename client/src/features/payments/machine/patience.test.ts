import { describe, expect, test } from 'vitest'
import { readyPayment, second } from '../testing/ready-payment.ts'
import { details } from '../testing/payment-examples.ts'

const silent = ['silence'] as const

/** A payment on which the platform goes silent. */
const waiting = {
  prepare: () => readyPayment({ prepare: silent }),
  authorise: async () => {
    const payment = await readyPayment({ authorise: silent })
    payment.authorise(details, true)
    return payment
  },
  complete: async () => {
    const payment = await readyPayment({ complete: silent })
    payment.authorise(details, true)
    return payment
  },
}

describe('how long the client waits for an answer before it gives up', () => {
  test.each([
    ['prepare', 10],
    ['authorise', 45],
    ['complete', 45],
  ] as const)('%s: %i seconds, and not less', async (call, seconds) => {
    const payment = await waiting[call]()
    await payment.settle()
    const isCalledOff = () => payment.calls(call)[0]?.options.signal?.aborted
    await payment.pass(seconds * second - 1)
    expect(isCalledOff()).toBe(false)
    await payment.pass(1)
    expect(isCalledOff()).toBe(true)
  })
})
