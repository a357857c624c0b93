import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Waits for a text or an element while the page's clock runs ahead; `lost` matches calls that are never answered. */
export type Eventually = (what: string | Locator, lost?: RegExp | null) => Promise<void>

/** Longer than any retry delay, shorter than the time limit of an answer. */
const stepMs = 4500
/** Longer than any time limit of an answer. */
const leapMs = 16_000

const pauseMs = 30
const mostLooks = 1000
/** How many steps of the clock without a new request show that a page is as it stays. */
const calmSteps = 3

function isLost(request: Request, lost: RegExp | null): boolean {
  return lost?.test(`${request.method()} ${new URL(request.url()).pathname}`) === true
}

/** The requests of a page that are under way. */
function watchRequests(page: Page) {
  const underWay = new Set<Request>()
  // The browser reports its requests late, so only a stable state counts as quiet.
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

  return {
    underWay,
    changes: () => changes,
    async isQuiet(lost: RegExp | null): Promise<boolean> {
      const before = changes
      await page.waitForTimeout(pauseMs)
      return changes === before && [...underWay].every((request) => isLost(request, lost))
    },
  }
}

/**
 * Advances the page's clock whenever no answer is under way, until the wait is over: retries and time limits cost no
 * test time, and a slow machine loses no answer.
 */
export function movedClock(page: Page): Eventually {
  const requests = watchRequests(page)
  return async (what, lost = null) => {
    const wanted = typeof what === 'string' ? page.getByText(what).first() : what.first()
    for (let look = 0; look < mostLooks && !(await wanted.isVisible()); look += 1) {
      if (!(await requests.isQuiet(lost))) continue
      // Past an answer's time limit only when one is awaited in vain; otherwise past a retry delay.
      await page.clock.fastForward(requests.underWay.size > 0 ? leapMs : stepMs)
    }
    await expect(wanted).toBeVisible({ timeout: 1 })
  }
}

/** Waits until a page stays as it is: no answer is under way, and none is asked for again. */
export function calmPage(page: Page): () => Promise<void> {
  const requests = watchRequests(page)
  return async () => {
    let calm = 0
    for (let look = 0; look < mostLooks && calm < calmSteps; look += 1) {
      const before = requests.changes()
      if (!(await requests.isQuiet(null))) continue
      await page.clock.fastForward(stepMs)
      calm = requests.changes() === before ? calm + 1 : 0
    }
    expect(calm, 'a page that stays as it is').toBe(calmSteps)
  }
}
