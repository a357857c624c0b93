import { fixedClock } from '@touchline/clock'
import { expect, test } from 'vitest'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../repositories.ts'
import { finaliseOrder } from './finalise-order.ts'

const payment = { uuid: '0d0d', cartId: 1, orderId: 501, saveCard: true, state: 'completed' }

/** A transaction in which another worker has moved the attempt; records all other calls. */
function overtaken(asked: string[]): Tx {
  const own = { byUuid: async () => payment, moveTo: async () => false, touch: async () => undefined }
  // Other calls are recorded and answered with nothing.
  return new Proxy({} as Tx, {
    get: (_, noun: string) =>
      new Proxy(own, {
        get(known, verb: string) {
          if (Object.hasOwn(known, verb)) return Reflect.get(known, verb)
          asked.push(`${noun}.${verb}`)
          return async () => undefined
        },
      }),
  })
}

test('an attempt completed by another process is unchanged: order, card and mail are not written twice', async () => {
  const asked: string[] = []
  const tx = overtaken(asked)
  const store = { read: (work: (reads: Tx) => unknown) => work(tx), write: (work: (tx: Tx) => unknown) => work(tx) }
  // Only the dependencies that the step uses.
  const deps = {
    store,
    clock: fixedClock('2026-04-07T09:00:00Z'),
    ids: { integer: async () => 1 },
    rules: { publicUrl: 'http://localhost:4000' },
  } as unknown as Deps
  expect(await finaliseOrder(deps, payment)).toBe('completed')
  expect(asked).toEqual([])
})
