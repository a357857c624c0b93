import { describe, expect, test, vi } from 'vitest'
import { oneAtATime } from './use-busy.ts'

function watched() {
  const busy: boolean[] = []
  return { busy, run: oneAtATime((isBusy) => busy.push(isBusy)) }
}

describe('an action that runs one at a time', () => {
  test('[S9-010] runs once, however often it is pressed meanwhile, and again afterwards', async () => {
    const { busy, run } = watched()
    const send = vi.fn(async () => undefined)
    await Promise.all([run(send), run(send)])
    expect(send).toHaveBeenCalledTimes(1)
    await run(send)
    expect(send).toHaveBeenCalledTimes(2)
    expect(busy).toEqual([true, false, true, false])
  })

  test('ends after a failure too, and its caller gets the error', async () => {
    const { busy, run } = watched()
    await expect(run(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
    expect(busy).toEqual([true, false])
  })
})
