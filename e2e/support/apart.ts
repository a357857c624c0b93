import type { Page } from '@playwright/test'

/** Makes a page like one on another device, which hears nothing of other tabs; for the pages that it opens from now on. */
export async function keepApart(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
}
