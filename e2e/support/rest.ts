import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until a page is shown and the browser has rested: what is made only then, such as a footer, would be there. */
export async function rest(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  await page.evaluate(async () => {
    const idle = (): Promise<void> => new Promise((resolve) => void requestIdleCallback(() => setTimeout(resolve)))
    // Whoever asked for the rest before is answered first, and shows what it has before the next.
    for (let rests = 0; rests < 3; rests += 1) await idle()
  })
}
