import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** More than any page has places for the focus. */
const mostTabs = 80

/** What is wrong with where the focus is: nobody sees it, or it lies behind a bar. Null when all is well, and in frames. */
function whatHidesFocus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    // What comes into view when it has the focus is looked at when it is there.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body || focused instanceof HTMLIFrameElement)
      return null
    // A radio button or checkbox may lie invisibly under the surface that stands for it.
    const surface = focused instanceof HTMLInputElement ? (focused.closest('label') ?? focused) : focused
    const told = focused.outerHTML.slice(0, 160)
    const near = [focused, surface, surface.parentElement, focused.nextElementSibling].filter((one) => one !== null)
    const hasRing = near.some((one) =>
      [null, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      }),
    )
    if (!hasRing) return `no ring: ${told}`
    const { left, right, top, bottom } = surface.getBoundingClientRect()
    const middle = (left + right) / 2
    const isSeenAt = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (surface.contains(hit) || hit.contains(surface))
    }
    const heights = [0.2, 0.5, 0.8].map((part) => top + part * (bottom - top))
    return heights.every((height) => isSeenAt(middle, height)) ? null : `hidden: ${told}`
  })
}

/** Tabs until something has the focus; on the way the focus is seen wherever it is, and nothing lies over it. [WCAG 2.4.7, 2.4.11] */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const hidden: string[] = []
  for (let pressed = 0; pressed < mostTabs; pressed++) {
    if (await target.evaluate((element) => element.matches(':focus'))) break
    await page.keyboard.press('Tab')
    const problem = await whatHidesFocus(page)
    if (problem !== null) hidden.push(problem)
  }
  expect.soft(hidden, page.url()).toEqual([])
  await expect(target).toBeFocused()
}

/** Walks to something and presses a key on it. */
export async function walkAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await walkTo(page, target)
  await page.keyboard.press(key)
}
