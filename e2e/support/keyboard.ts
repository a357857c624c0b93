import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** More than any page has places for the focus. */
const mostTabs = 80

/** Tabs until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < mostTabs; pressed++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Goes to something that is there, and presses a key on it. */
export async function follow(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible()
  await tabTo(page, target)
  await page.keyboard.press(key)
}
