import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { themeConfig } from '../../theme/system.ts'
import { staticMarkup } from '../pages/static-markup.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { dismissToast, showToast, toastDurations, toneOf } from './toasts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('toasts', () => {
  test('[S3-066] have an id, a text, a type with its colour, a duration and a callback', async () => {
    vi.useRealTimers()
    const region = () => staticMarkup(createElement(ToastRegion))
    let closed = 0
    const toast = {
      content: 'Please check this.',
      type: 'error',
      closeAfter: 0,
      validationMessages: ['Not today.'],
      callback: () => (closed += 1),
    } as const
    const id = showToast(toast)
    const other = showToast({ ...toast, type: 'success', content: 'Done.', validationMessages: [] })
    const both = await region()
    for (const said of ['Please check this.', 'Not today.', 'role="alert"', 'Done.']) expect(both).toContain(said)
    dismissToast(other)
    dismissToast(id + 100)
    expect(closed).toBe(1)
    expect(await region()).not.toContain('Done.')
    dismissToast(id)
    expect([closed, (await region()).includes('Please check this.')]).toEqual([2, false])
  })

  /** How often a toast has closed automatically, just before `ms` and then. */
  function closedAround(ms: number, closeAfter?: number): readonly number[] {
    let closed = 0
    showToast({
      content: '',
      type: 'info',
      callback: () => (closed += 1),
      ...(closeAfter === undefined ? {} : { closeAfter }),
    })
    vi.advanceTimersByTime(ms - 1)
    const before = closed
    vi.advanceTimersByTime(1)
    return [before, closed]
  }

  test('[S9-017, C-57] close after 3000 ms by default', () => {
    expect(closedAround(3000)).toEqual([0, 1])
  })

  test.each([1, 3000, 5000, 10_000])('[S9-015] close after a given %i ms', (closeAfter) => {
    expect(closedAround(closeAfter, closeAfter)).toEqual([0, 1])
  })

  test('[S9-018] 5000 and 10000 ms have names', () => {
    expect(toastDurations).toEqual({ short: 3000, error: 5000, validation: 10_000 })
  })

  test.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '[S9-016, C-57] stay for good with %o',
    (closeAfter) => {
      expect(closedAround(24 * 60 * 60 * 1000, closeAfter)).toEqual([0, 0])
    },
  )

  test.each([
    ['error', 'danger'],
    ['danger', 'danger'],
    ['success', 'success'],
    ['info', 'info'],
    ['neutral', 'info'],
  ] as const)('[S3-067, S3-068, C-56] the type %s is shown as %s', (type, tone) => {
    expect(toneOf(type)).toBe(tone)
  })

  test('[S9-020 partly, S9-021 partly, S9-022] errors are dark red, successes green, the rest purple', () => {
    const colours = themeConfig.theme?.semanticTokens?.colors
    const shown = (['danger', 'success', 'info'] as const).map((tone) => colours?.[tone])
    expect(shown).toMatchObject([
      { DEFAULT: { value: '#9B1C1C' } },
      { DEFAULT: { value: '#1E7B34' } },
      { DEFAULT: { value: '#5B2D8E' } },
    ])
  })
})
