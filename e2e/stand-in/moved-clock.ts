import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Waits for a text or an element while the page's clock runs ahead; `lost` finds calls that nobody answers. */
export type Eventually = (what: string | Locator, lost?: RegExp | null) => Promise<void>

/** Longer than the wait before any retry, and shorter than the patience for an answer. */
const stepMs = 4500
/** Longer than the patience for any answer that a page reads. */
const leapMs = 16_000

const pauseMs = 30
const mostLooks = 1000

function isLost(request: Request, lost: RegExp | null): boolean {
  return lost?.test(`${request.method()} ${new URL(request.url()).pathname}`) === true
}

/**
 * Moves the page's clock whenever no answer is under way, until what is waited for is there: retries and time limits take no
 * time of the test, and a slow machine loses no answer to them.
 */
export function movedClock(page: Page): Eventually {
  const underWay = new Set<Request>()
  // What the browser has begun is heard of a little later: only what stays as it is for a while is quiet.
  let changes = 0
  function ended(request: Request): void {
    changes += 1
    underWay.delete(request)
  }
  page.on('request', (request) => {
    changes += 1
    underWay.add(request)
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)

  async function isQuiet(lost: RegExp | null): Promise<boolean> {
    const before = changes
    await page.waitForTimeout(pauseMs)
    return changes === before && [...underWay].every((request) => isLost(request, lost))
  }

  return async (what, lost = null) => {
    const wanted = typeof what === 'string' ? page.getByText(what).first() : what.first()
    for (let look = 0; look < mostLooks && !(await wanted.isVisible()); look += 1) {
      if (!(await isQuiet(lost))) continue
      // Past the patience for an answer only where one is waited for in vain; past the wait before a retry otherwise.
      await page.clock.fastForward(underWay.size > 0 ? leapMs : stepMs)
    }
    await expect(wanted).toBeVisible({ timeout: 1 })
  }
}
