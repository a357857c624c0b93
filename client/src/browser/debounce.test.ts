import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounced, debounceMs } from './debounce.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('[S9-010 partly, S9-011 partly] presses within 250 ms are one action, with the last press', async () => {
  const ran: string[] = []
  const act = debounced((name: string) => {
    ran.push(name)
    return Promise.resolve(name)
  })
  const answers = [act('first'), act('second')]
  vi.advanceTimersByTime(debounceMs - 1)
  expect(ran).toEqual([])
  vi.advanceTimersByTime(1)
  expect(await Promise.all(answers)).toEqual(['second', 'second'])
  expect(ran).toEqual(['second'])
})

test('a press after the wait is an action of its own, also after a failure', async () => {
  let runs = 0
  const act = debounced(() => (runs++ === 0 ? Promise.reject(new Error('refused')) : Promise.resolve('done')))
  const first = act()
  vi.advanceTimersByTime(debounceMs)
  await expect(first).rejects.toThrow('refused')
  const second = act()
  vi.advanceTimersByTime(debounceMs)
  await expect(second).resolves.toBe('done')
})
