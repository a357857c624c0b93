import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runByTimer } from '../index.ts'
import { openGateway, type TestGateway } from './fixture.ts'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await openGateway()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await gateway.close()
})

function start(errors: unknown[] = []) {
  return runByTimer(gateway, gateway.clock, (error) => void errors.push(error))
}

describe('the timer', () => {
  it('runs jobs when woken, when they are due, and within a second of a moved clock', async () => {
    const timer = start()
    await gateway.pay({ number: '4000000000003220' })
    await gateway.pay()
    timer.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(gateway.sent).toHaveLength(1)
    gateway.clock.advance(600_000)
    await vi.advanceTimersByTimeAsync(1000)
    expect(gateway.sent.map((one) => JSON.parse(one.body).type)).toEqual(['payment.authorised', 'payment.expired'])
    await timer.stop()
  })

  it('runs nothing after it was stopped, even when woken', async () => {
    const timer = start()
    await timer.stop()
    await gateway.pay()
    timer.wake()
    await vi.advanceTimersByTimeAsync(5000)
    expect(gateway.sent).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reports a failed run and goes on', async () => {
    const errors: unknown[] = []
    const clock = { now: gateway.clock.now }
    const timer = runByTimer(
      { ...gateway, runDue: () => (errors.length === 0 ? Promise.reject(new Error('disk full')) : gateway.runDue()) },
      clock,
      (error) => void errors.push(error),
    )
    await gateway.pay()
    await vi.advanceTimersByTimeAsync(2000)
    expect(errors).toEqual([new Error('disk full')])
    expect(gateway.sent).toHaveLength(1)
    await timer.stop()
  })

  it('[O-514] waits for a second after a failed run, whatever is due and whoever wakes it', async () => {
    const errors: unknown[] = []
    let isFull = true
    const timer = runByTimer(
      { ...gateway, runDue: () => (isFull ? Promise.reject(new Error('disk full')) : gateway.runDue()) },
      gateway.clock,
      (error) => void errors.push(error),
    )
    await gateway.pay()
    for (let hundredth = 0; hundredth < 300; hundredth++) {
      timer.wake()
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(errors.length).toBeGreaterThanOrEqual(2)
    expect(errors.length).toBeLessThanOrEqual(4)
    isFull = false
    await vi.advanceTimersByTimeAsync(1000)
    expect(gateway.sent).toHaveLength(1)
    await timer.stop()
  })
})
