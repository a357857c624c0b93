import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Waits for a text or an element while the page's clock runs ahead; `lost` finds calls that nobody answers. */
export type Eventually = (what: string | Locator, lost?: RegExp | null) => Promise<void>

/** Longer than the wait before any retry, and shorter than the patience for an answer. */
const stepMs = 4500
/** Longer than the patience for any answer that a page reads. */
const leapMs = 16_000

const pauseMs = 15
const mostPauses = 2000

function isLost(request: Request, lost: RegExp | null): boolean {
  return lost?.test(`${request.method()} ${new URL(request.url()).pathname}`) === true
}

/**
 * Moves the page's clock whenever no answer is under way, until what is waited for is there: retries and time limits take no
 * time of the test, and a slow machine loses no answer to them.
 */
export function movedClock(page: Page): Eventually {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))

  return async (what, lost = null) => {
    const wanted = typeof what === 'string' ? page.getByText(what).first() : what.first()
    for (let pause = 0; pause < mostPauses && !(await wanted.isVisible()); pause += 1) {
      const isQuiet = [...underWay].every((request) => isLost(request, lost))
      if (isQuiet) await page.clock.fastForward(lost === null ? stepMs : leapMs)
      await page.waitForTimeout(pauseMs)
    }
    await expect(wanted).toBeVisible({ timeout: 1 })
  }
}
