import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { kioskIdleMs, kioskWarningMs, watchIdle } from './idle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('an idle kiosk', () => {
  test('[S4-049 partly, S9-023] is noticed after 90 seconds', () => {
    const idle = vi.fn()
    watchIdle({ onEnding: vi.fn(), onIdle: idle })
    vi.advanceTimersByTime(89_999)
    expect(idle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(idle).toHaveBeenCalledOnce()
  })

  test('[C-61 partly] any touch restarts the timer', () => {
    const idle = vi.fn()
    const watch = watchIdle({ onEnding: vi.fn(), onIdle: idle })
    vi.advanceTimersByTime(60_000)
    watch.touch()
    vi.advanceTimersByTime(60_000)
    expect(idle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(30_000)
    expect(idle).toHaveBeenCalledOnce()
  })

  test('[C-61 partly] a running payment suspends the timer', () => {
    const idle = vi.fn()
    const watch = watchIdle({ onEnding: vi.fn(), onIdle: idle })
    watch.suspend(true)
    watch.touch()
    vi.advanceTimersByTime(10 * kioskIdleMs)
    expect(idle).not.toHaveBeenCalled()
    watch.suspend(false)
    vi.advanceTimersByTime(kioskIdleMs)
    expect(idle).toHaveBeenCalledOnce()
  })

  test('[C-61 partly] warns thirty seconds before its end, again after each touch', () => {
    const [ending, idle] = [vi.fn(), vi.fn()]
    const watch = watchIdle({ onEnding: ending, onIdle: idle })
    for (const times of [1, 2, 3]) {
      vi.advanceTimersByTime(kioskIdleMs - kioskWarningMs - 1)
      expect(ending).toHaveBeenCalledTimes(times - 1)
      vi.advanceTimersByTime(kioskWarningMs)
      expect(ending).toHaveBeenCalledTimes(times)
      watch.touch()
    }
    expect(idle).not.toHaveBeenCalled()
  })

  test('a stopped watch stays silent', () => {
    const idle = vi.fn()
    watchIdle({ onEnding: idle, onIdle: idle }).stop()
    vi.advanceTimersByTime(kioskIdleMs)
    expect(idle).not.toHaveBeenCalled()
  })
})
