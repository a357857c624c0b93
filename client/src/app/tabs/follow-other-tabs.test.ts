import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followOtherTabs } from './follow-other-tabs.ts'
import { joinTabs, tellOtherTabs } from './other-tabs.ts'

/** The channel of the browser, as one tab has it. */
const channel = { onmessage: (): void => undefined, told: 0, postMessage: () => void (channel.told += 1) }

beforeEach(() => {
  vi.useFakeTimers()
  channel.told = 0
  // oxlint-disable-next-line prefer-arrow-callback -- it is called with new
  vi.stubGlobal('BroadcastChannel', function open() {
    return channel
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openTab() {
  let look: () => void = () => undefined
  const page = {
    hidden: false,
    addEventListener: (_kind: string, listener: () => void) => void (look = listener),
    removeEventListener: () => void (look = () => undefined),
  }
  const onChanged = vi.fn()
  return { page, onChanged, stop: followOtherTabs(page as unknown as Document, onChanged), look: () => look() }
}

test('[O-335 partly] several changes in another tab are followed once, and this tab tells of its own', () => {
  joinTabs()
  const tab = openTab()
  channel.onmessage()
  channel.onmessage()
  expect(tab.onChanged).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(tab.onChanged).toHaveBeenCalledTimes(1)

  tellOtherTabs()
  vi.advanceTimersByTime(1)
  expect(channel.told).toBe(1)

  tab.stop()
  channel.onmessage()
  vi.advanceTimersByTime(300)
  expect(tab.onChanged).toHaveBeenCalledTimes(1)
})

test('[O-335 partly] a change that came before the page could follow is followed', () => {
  joinTabs()
  channel.onmessage()
  const tab = openTab()
  vi.advanceTimersByTime(300)
  expect(tab.onChanged).toHaveBeenCalledTimes(1)
  tab.stop()
})

test('[O-335 partly] a tab out of sight follows when it is looked at', () => {
  joinTabs()
  const tab = openTab()
  tab.page.hidden = true
  channel.onmessage()
  vi.advanceTimersByTime(300)
  tab.look()
  expect(tab.onChanged).not.toHaveBeenCalled()
  tab.page.hidden = false
  tab.look()
  tab.look()
  expect(tab.onChanged).toHaveBeenCalledTimes(1)
  tab.stop()
})

test('[O-335 partly] a browser that refuses the channel breaks nothing', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  joinTabs()
  tellOtherTabs()
  expect(() => vi.advanceTimersByTime(1)).not.toThrow()
})
