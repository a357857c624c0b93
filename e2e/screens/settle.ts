import type { Page } from '@playwright/test'
import { rested } from '../support/rest.ts'

/** So long nothing has been asked for: then nothing more is asked for by itself. */
const quietMs = 150
/** Longer than any page takes that comes to rest at all. */
const patienceMs = 45_000

/** Counts what is under way between a page and its platform, from now on. */
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

/** Waits until a page has all its answers and shows them. Throws when it does not come to rest. */
export async function settle(page: Page, requests: { readonly isQuiet: () => boolean }): Promise<void> {
  const until = performance.now() + patienceMs
  const isDone = async (): Promise<boolean> => requests.isQuiet() && (await isAtRest(page))
  // What comes only when the browser rests asks for something, too.
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

/** Waits until nothing is asked for any more, whether or not the page waits for something. */
export async function quiet(page: Page, requests: { readonly isQuiet: () => boolean }): Promise<void> {
  const until = performance.now() + patienceMs
  while (!requests.isQuiet()) {
    if (performance.now() > until) throw new Error(`${page.url()} keeps asking.`)
    await page.waitForTimeout(50)
  }
}

/** Whether the page waits for nothing: it says something, and nothing in it is busy. */
function isAtRest(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const says = document.querySelector('main')?.textContent.trim()
    return says !== undefined && says !== '' && document.querySelector('[aria-busy="true"]:not(a, button)') === null
  })
}

/** Waits for faces, pictures and everything that fades in; what never ends is left to go on. */
export async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    await document.fonts.ready
  })
}
