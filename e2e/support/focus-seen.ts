import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** More than the tab stops of any page. */
const mostTabs = 80

/** The reason why the focus cannot be seen: invisible, or behind a bar. Null when it is visible, and in frames. */
function whatHidesFocus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    // An element that animates in is checked at the end of the animation.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body || focused instanceof HTMLIFrameElement)
      return null
    // A radio button or checkbox can be invisible under its label.
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

/** Tabs to an element. On the way every focused element is visible and uncovered. [WCAG 2.4.7, 2.4.11] */
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

/** Tabs to an element and presses a key on it. */
export async function walkAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await walkTo(page, target)
  await page.keyboard.press(key)
}
