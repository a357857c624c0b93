import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** More than the tab stops of any page. */
const mostTabs = 80

/** Longer than any page takes to handle a key. */
const handledWithinMs = 10_000

/**
 * Presses a key once. When the focused frame is removed, as the bank's is, Chromium may never confirm the key press;
 * the test then goes on with the effect of it, and the missing confirmation is printed.
 */
export async function pressKey(page: Page, key: string): Promise<void> {
  const pressed = page.keyboard.press(key).then(() => true)
  if (await Promise.race([pressed, setTimeout(handledWithinMs, false, { ref: false })])) return
  process.stderr.write(`The browser has not said that it handled ${key}.\n`)
  pressed.catch(() => undefined)
  await page.keyboard.up(key)
}

/** Tabs to an element, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < mostTabs; pressed++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return
    await pressKey(page, 'Tab')
  }
  await expect(target).toBeFocused()
}

/** Tabs to a present element and presses a key on it. */
export async function follow(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible()
  await tabTo(page, target)
  await pressKey(page, key)
}
