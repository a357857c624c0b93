import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenItsTurn } from './waiting.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Asks for three turns; answers those that have come. */
function threeAsk(): readonly number[] {
  const come: number[] = []
  for (const one of [1, 2, 3]) void whenItsTurn().then(() => come.push(one))
  return come
}

test('in an idle browser each caller has its turn after the earlier part is on the screen', async () => {
  vi.stubGlobal('window', {
    requestIdleCallback: (rested: () => void) => setTimeout(rested, 1),
    requestAnimationFrame: (drawn: () => void) => setTimeout(drawn, 16),
  })
  const come = threeAsk()
  await vi.advanceTimersByTimeAsync(20)
  expect(come).toEqual([])
  await vi.advanceTimersByTimeAsync(20)
  expect(come).toEqual([1])
  await vi.advanceTimersByTimeAsync(40)
  expect(come).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(40)
  expect(come).toEqual([1, 2, 3])
})

test('in a browser that is never idle all turns have come after three seconds', async () => {
  vi.stubGlobal('window', { requestIdleCallback: () => undefined })
  const come = threeAsk()
  await vi.advanceTimersByTimeAsync(2900)
  expect(come).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(come).toEqual([1, 2, 3])
})
