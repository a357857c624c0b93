import { expect, type Page } from '@playwright/test'

/** As long as the site itself waits for a browser that never rests: of two windows Chromium may draw only one. */
const patienceMs = 10_000

/** So long nothing has been made: longer than a page waits between two of the parts that it makes one after the other. */
const quietMs = 120

/** More often nobody waits for a page that makes something all the time. */
const mostRests = 50

/** Waits until the browser has rested: what pages make only then has been made, and asked for what it needs. */
export function rested(page: Page): Promise<void> {
  return page.evaluate(
    async ({ timeout, quiet, most }) => {
      const idle = (): Promise<void> =>
        new Promise((resolve) => void requestIdleCallback(() => setTimeout(resolve, quiet), { timeout }))
      let isChanged = true
      const watch = new MutationObserver(() => (isChanged = true))
      watch.observe(document.body, { childList: true, subtree: true })
      for (let rests = 0; isChanged && rests < most; rests += 1) {
        isChanged = false
        await idle()
      }
      watch.disconnect()
    },
    { timeout: patienceMs, quiet: quietMs, most: mostRests },
  )
}

/** Waits until a page is shown and the browser has rested: what is made only then, such as a footer, would be there. */
export async function rest(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  await rested(page)
}
