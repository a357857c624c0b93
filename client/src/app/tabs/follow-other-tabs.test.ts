import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followOtherTabs } from './follow-other-tabs.ts'
import { tellOtherTabs } from './tell-other-tabs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openTab() {
  let look: () => void = () => undefined
  const page = {
    hidden: false,
    addEventListener: (_kind: string, listener: () => void) => void (look = listener),
    removeEventListener: () => void (look = () => undefined),
  }
  const told: unknown[] = []
  const channel = {
    postMessage: (message: unknown) => void told.push(message),
    close: () => undefined,
    onmessage: null as ((event: MessageEvent) => void) | null,
  }
  const onChanged = vi.fn()
  const stop = followOtherTabs(page as unknown as Document, onChanged, channel)
  return {
    page,
    told,
    onChanged,
    stop,
    hear: () => channel.onmessage?.(new MessageEvent('message')),
    look: () => look(),
  }
}

test('[O-335 partly] several changes in another tab are followed once, and this tab tells of its own', () => {
  const tab = openTab()
  tab.hear()
  tab.hear()
  expect(tab.onChanged).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(tab.onChanged).toHaveBeenCalledTimes(1)

  tellOtherTabs()
  vi.advanceTimersByTime(1)
  expect(tab.told).toHaveLength(1)

  tab.stop()
  tellOtherTabs()
  vi.advanceTimersByTime(1)
  expect(tab.told).toHaveLength(1)
})

test('[O-335 partly] a tab out of sight follows when it is looked at', () => {
  const tab = openTab()
  tab.page.hidden = true
  tab.hear()
  vi.advanceTimersByTime(300)
  tab.look()
  expect(tab.onChanged).not.toHaveBeenCalled()
  tab.page.hidden = false
  tab.look()
  tab.look()
  expect(tab.onChanged).toHaveBeenCalledTimes(1)
})

test('[O-335 partly] a browser without such a channel is followed by nothing', () => {
  expect(() => followOtherTabs({} as unknown as Document, () => undefined, null)()).not.toThrow()
})
