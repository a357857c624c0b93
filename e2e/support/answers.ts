import type { APIResponse, Page, Route } from '@playwright/test'

/** Holds the answers to a kind of call until `arrives`, which waits for the first. */
export async function holdAnswers(
  page: Page,
  url: string,
  method = 'GET',
): Promise<{ readonly arrives: () => Promise<void> }> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    if (route.request().method() === method) await arrival
    await route.continue()
  })
  return {
    async arrives() {
      const answered = page.waitForResponse(url)
      arrive()
      await answered
      await page.unroute(url)
    },
  }
}

/** Sends an intercepted request to the platform. The sites have names below `localhost`, which only browsers know. */
export function sendOn(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url())
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost'
  return route.fetch({ url: url.href })
}

/** Executes every request to an address and loses its answer, until it is unrouted. */
export function loseAnswers(page: Page, url: string): Promise<unknown> {
  return page.route(url, async (route) => {
    await sendOn(route)
    await route.abort()
  })
}

/** Answers a kind of call with a failure without text, until the address is unrouted. */
export function failSilently(page: Page, url: string, method: string): Promise<unknown> {
  return refuseWith(page, { url, method, status: 500, body: {} })
}

type Refusal = { readonly url: string; readonly method: string; readonly status: number; readonly body: object }

/** Refuses a kind of call, until the address is unrouted. */
export function refuseWith(page: Page, { url, method, status, body }: Refusal): Promise<unknown> {
  return page.route(url, (route) =>
    route.request().method() === method ? route.fulfill({ status, json: body }) : route.continue(),
  )
}
