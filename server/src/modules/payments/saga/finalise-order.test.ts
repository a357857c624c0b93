import { fixedClock } from '@touchline/clock'
import { expect, test } from 'vitest'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../repositories.ts'
import { finaliseOrder } from './finalise-order.ts'

const payment = { uuid: '0d0d', cartId: 1, orderId: 501, saveCard: true, state: 'completed' }

/** A unit of work in which the attempt has been moved by somebody else; notes what is asked beside it. */
function overtaken(asked: string[]): Tx {
  const own = { byUuid: async () => payment, moveTo: async () => false, touch: async () => undefined }
  // Only what is asked of it is there: anything else is noted, and answered with nothing.
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

test('an attempt that somebody else has completed is left as it is: its order, its card and its mail are not written twice', async () => {
  const asked: string[] = []
  const tx = overtaken(asked)
  const store = { read: (work: (reads: Tx) => unknown) => work(tx), write: (work: (tx: Tx) => unknown) => work(tx) }
  // What the step does not use is not there.
  const deps = { store, clock: fixedClock('2026-04-07T09:00:00Z'), ids: { integer: async () => 1 } } as unknown as Deps
  expect(await finaliseOrder(deps, payment)).toBe('completed')
  expect(asked).toEqual([])
})
