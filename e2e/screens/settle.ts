import type { Page } from '@playwright/test'
import { rested } from '../support/rest.ts'

/** With no request for this long, no automatic one follows. */
const quietMs = 150
/** Longer than any page takes to settle. */
const patienceMs = 45_000

/** Counts the running requests of a page. */
export function watchRequests(page: Page): { readonly isQuiet: () => boolean } {
  let underWay = 0
  let changedAt = performance.now()
  const changed = (by: number) => () => {
    underWay += by
    changedAt = performance.now()
  }
  page.on('request', changed(1))
  page.on('requestfinished', changed(-1))
  page.on('requestfailed', changed(-1))
  return { isQuiet: () => underWay <= 0 && performance.now() - changedAt > quietMs }
}

/** Waits until a page has all its answers and shows them. Throws when it does not settle. */
export async function settle(page: Page, requests: { readonly isQuiet: () => boolean }): Promise<void> {
  const until = performance.now() + patienceMs
  const isDone = async (): Promise<boolean> => requests.isQuiet() && (await isAtRest(page))
  // Parts loaded when the browser is idle send requests too.
  const isDoneAfterRest = async (): Promise<boolean> => {
    if (!(await isDone())) return false
    await rested(page)
    return isDone()
  }
  while (!(await isDoneAfterRest())) {
    if (performance.now() > until) throw new Error(`${page.url()} did not come to rest.`)
    await page.waitForTimeout(50)
  }
  await arrived(page)
}

/** Waits until no request is running, even if the page waits for something. */
export async function quiet(page: Page, requests: { readonly isQuiet: () => boolean }): Promise<void> {
  const until = performance.now() + patienceMs
  while (!requests.isQuiet()) {
    if (performance.now() > until) throw new Error(`${page.url()} keeps asking.`)
    await page.waitForTimeout(50)
  }
}

/** Whether the page shows content and nothing is busy. */
function isAtRest(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const says = document.querySelector('main')?.textContent.trim()
    return says !== undefined && says !== '' && document.querySelector('[aria-busy="true"]:not(a, button)') === null
  })
}

/** Waits for fonts, pictures and finite animations. */
export async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    await document.fonts.ready
  })
}
