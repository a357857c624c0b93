import { describe, expect, test } from 'vitest'
import { callFaultIn, type CallFault, createFaults } from './faults.ts'

const fault = { call: 'addItems', nth: 1, times: 1, effect: 'status', ms: 0, status: 503 } as const

/** How a call that is sent some times is hit, in order. */
function hits(asked: Partial<CallFault>, calls: readonly string[]): readonly boolean[] {
  const faults = createFaults()
  faults.add('a', { ...fault, ...asked })
  return calls.map((call) => faults.take('a', call) !== undefined)
}

describe('[O-182] a fault of a call', () => {
  test.each<[string, Partial<CallFault>, readonly string[], readonly boolean[]]>([
    ['hits once', {}, ['addItems', 'addItems'], [true, false]],
    ['hits its own call', {}, ['readCart', 'addItems'], [false, true]],
    ['waits for the nth', { nth: 2 }, ['addItems', 'addItems', 'addItems'], [false, true, false]],
    ['hits so many times', { times: 2 }, ['addItems', 'addItems', 'addItems'], [true, true, false]],
    ['hits any call', { call: 'any', times: 3 }, ['addItems', 'readCart'], [true, true]],
  ])('%s', (_what, asked, calls, expected) => {
    expect(hits(asked, calls)).toEqual(expected)
  })

  test('is of one sandbox, and forgotten with it', () => {
    const faults = createFaults()
    faults.add('a', fault)
    expect(faults.take('b', 'addItems')).toBeUndefined()
    faults.forget('a')
    expect([faults.take('a', 'addItems'), faults.isEmpty()]).toEqual([undefined, true])
  })

  test('there are a hundred at most', () => {
    const faults = createFaults()
    const added = Array.from({ length: 101 }, () => faults.add('a', fault))
    expect(added.filter(Boolean)).toHaveLength(100)
  })

  test('is read from a body that names a call and an effect that a call can have', () => {
    expect(callFaultIn({ match: { call: 'addItems' }, effect: 'slow', ms: 20 })).toMatchObject({
      effect: 'slow',
      ms: 20,
    })
    expect(callFaultIn({ match: { call: 'addItems' }, effect: 'timeout' })).toBeUndefined()
    expect(callFaultIn({ match: { operation: 'register' }, effect: 'slow' })).toBeUndefined()
  })
})
