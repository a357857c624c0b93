import { expect, type Page } from '@playwright/test'

/** As long as the site itself waits for a browser without idle time: with two windows Chromium may draw only one. */
const patienceMs = 10_000

/** Quiet for this long: longer than a page waits between two deferred parts. */
const quietMs = 120

/** The maximum number of idle periods to wait for. */
const mostRests = 50

/** Waits until the browser is idle and deferred parts have been rendered with their data. */
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

/** Waits until a page is shown and the browser idle, so that deferred parts such as the footer would be there. */
export async function rest(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  await rested(page)
}
