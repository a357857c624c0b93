import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { withRetries } from './retry-policy.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function requestsFor(failure: unknown, successAt = Number.POSITIVE_INFINITY): Promise<number> {
  let requests = 0
  const reading = withRetries(() => {
    requests += 1
    return requests >= successAt ? Promise.resolve('read') : Promise.reject(failure)
  }).catch(() => 'gave up')
  await vi.runAllTimersAsync()
  await reading
  return requests
}

describe('retries', () => {
  test.each([0, 500, 502, 503])('[S7-095, C-51] a %i is tried four times in all', async (status) => {
    expect(await requestsFor(new ApiError({ status, code: 'unknown' }))).toBe(4)
  })

  test.each([401, 403, 404, 409, 422])('[S7-096, C-51] a %i is final', async (status) => {
    expect(await requestsFor(new ApiError({ status, code: 'unknown' }))).toBe(1)
  })

  test('an error that is not an answer of the platform is a defect and is not retried', async () => {
    expect(await requestsFor(new TypeError('undefined is not a function'))).toBe(1)
  })

  test('[O-499] a reader refused for too many requests is answered by a later try', async () => {
    expect(await requestsFor(new ApiError({ status: 429, code: 'rate_limited' }), 4)).toBe(4)
  })

  test('the first success ends the retries', async () => {
    expect(await requestsFor(new ApiError({ status: 502, code: 'unknown' }), 3)).toBe(3)
  })
})
