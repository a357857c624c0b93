import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** More than any page has places for the focus. */
const mostTabs = 80

/** Longer than any page takes to handle a key. */
const handledWithinMs = 10_000

/**
 * Presses a key, once. When the frame that has the focus goes away under it, as the bank's does, Chromium may never say that
 * it was handled. What it did is seen by what comes next; that nothing was heard of it is printed.
 */
export async function pressKey(page: Page, key: string): Promise<void> {
  const pressed = page.keyboard.press(key).then(() => true)
  if (await Promise.race([pressed, setTimeout(handledWithinMs, false, { ref: false })])) return
  process.stderr.write(`The browser has not said that it handled ${key}.\n`)
  pressed.catch(() => undefined)
  await page.keyboard.up(key)
}

/** Tabs until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < mostTabs; pressed++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return
    await pressKey(page, 'Tab')
  }
  await expect(target).toBeFocused()
}

/** Goes to something that is there, and presses a key on it. */
export async function follow(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible()
  await tabTo(page, target)
  await pressKey(page, key)
}
