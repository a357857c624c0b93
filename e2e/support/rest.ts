import { expect, type Page } from '@playwright/test'

/** As long as the site itself waits for a browser that never rests: of two windows Chromium may draw only one. */
const patienceMs = 10_000

/** Waits until the browser has rested: what pages make only then has been made, and asked for what it needs. */
export function rested(page: Page): Promise<void> {
  return page.evaluate(async (timeout) => {
    const idle = (): Promise<void> =>
      new Promise((resolve) => void requestIdleCallback(() => setTimeout(resolve), { timeout }))
    // Whoever asked for the rest before is answered first, and shows what it has before the next.
    for (let rests = 0; rests < 3; rests += 1) await idle()
  }, patienceMs)
}

/** Waits until a page is shown and the browser has rested: what is made only then, such as a footer, would be there. */
export async function rest(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  await rested(page)
}
