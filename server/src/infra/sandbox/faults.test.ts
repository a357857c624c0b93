import { describe, expect, test } from 'vitest'
import { createFaults, faultInHeader, type PlatformFault, platformFaultIn } from './faults.ts'

const fault = { call: 'addItems', nth: 1, times: 1, effect: 'status', ms: 0, status: 503 } as const

/** Which of several sendings of a call are hit, in order. */
function hits(asked: Partial<PlatformFault>, calls: readonly string[]): readonly boolean[] {
  const faults = createFaults()
  faults.add('a', { ...fault, ...asked })
  return calls.map((call) => faults.take('a', { call }) !== undefined)
}

describe('[O-182] a fault of the platform', () => {
  test.each<[string, Partial<PlatformFault>, readonly string[], readonly boolean[]]>([
    ['hits once', {}, ['addItems', 'addItems'], [true, false]],
    ['hits its own call', {}, ['readCart', 'addItems'], [false, true]],
    ['waits for the nth', { nth: 2 }, ['addItems', 'addItems', 'addItems'], [false, true, false]],
    ['hits so many times', { times: 2 }, ['addItems', 'addItems', 'addItems'], [true, true, false]],
    ['hits any call', { call: 'any', times: 3 }, ['addItems', 'readCart'], [true, true]],
  ])('%s', (_what, asked, calls, expected) => {
    expect(hits(asked, calls)).toEqual(expected)
  })

  test('belongs to one sandbox and is deleted with it', () => {
    const faults = createFaults()
    faults.add('a', fault)
    expect(faults.take('b', { call: 'addItems' })).toBeUndefined()
    faults.forget('a')
    expect([faults.take('a', { call: 'addItems' }), faults.isEmpty()]).toEqual([undefined, true])
  })

  test('is one of a hundred at most', () => {
    const faults = createFaults()
    const added = Array.from({ length: 101 }, () => faults.add('a', fault))
    expect(added.filter(Boolean)).toHaveLength(100)
  })

  test('is read from a body with a call and an effect that the call allows', () => {
    expect(platformFaultIn({ match: { call: 'addItems' }, effect: 'slow', ms: 20 })).toMatchObject({
      effect: 'slow',
      ms: 20,
    })
    expect(platformFaultIn({ match: { call: 'addItems' }, effect: 'timeout' })).toBeUndefined()
    expect(platformFaultIn({ match: { operation: 'register' }, effect: 'slow' })).toBeUndefined()
  })

  test('at a point of a completion applies there and nowhere else', () => {
    const faults = createFaults()
    const body = { match: { point: 'released' }, effect: 'platform_crash_after' } as const
    const asked = platformFaultIn(body)
    expect(asked && faults.add('a', asked)).toMatchObject({ match: { point: 'released' }, fired: 0 })
    expect(faults.take('a', { call: 'completePayment' })).toBeUndefined()
    expect(faults.take('a', { point: 'claimed' })).toBeUndefined()
    expect(faults.take('a', { point: 'released' })).toMatchObject({ effect: 'platform_crash_after' })
    expect(platformFaultIn({ ...body, effect: 'drop' })).toBeUndefined()
  })

  test.each([
    ['release=lost_response', { match: { operation: 'release' }, effect: 'lost_response' }],
    ['claimed=platform_crash_after', { match: { point: 'claimed' }, effect: 'platform_crash_after' }],
    ['call=drop', { match: { call: 'readCart' }, effect: 'drop' }],
    ['release=nothing', undefined],
    ['nowhere=drop', undefined],
    ['release', undefined],
  ])('of a header %s is %o', (header, fault) => {
    expect(faultInHeader(header, 'readCart')).toEqual(fault)
  })
})
