import { expect, type Locator, type Page } from '@playwright/test'

/** Waits for a text or an element while the page's clock runs ahead. */
export type Eventually = (what: string | Locator, answersNeverCome?: boolean) => Promise<void>

/** Longer than the wait before any retry, and shorter than the patience for an answer. */
const stepMs = 4500
/** Longer than the patience for any answer that a page reads. */
const leapMs = 16_000

const pauseMs = 15
const mostPauses = 2000

/**
 * Moves the page's clock whenever it has nothing under way, until what is waited for is there: retries and time limits take
 * no time of the test. Where answers never come the clock runs on all the same.
 */
export function movedClock(page: Page): Eventually {
  const underWay = new Set<unknown>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))

  return async (what, answersNeverCome = false) => {
    const wanted = typeof what === 'string' ? page.getByText(what).first() : what.first()
    for (let pause = 0; pause < mostPauses && !(await wanted.isVisible()); pause += 1) {
      if (answersNeverCome) await page.clock.fastForward(leapMs)
      else if (underWay.size === 0) await page.clock.fastForward(stepMs)
      await page.waitForTimeout(pauseMs)
    }
    await expect(wanted).toBeVisible({ timeout: 1 })
  }
}
