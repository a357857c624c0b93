import { once } from 'node:events'
import { createServer } from 'node:http'
import type { BrowserContext, Frame, Page } from '@playwright/test'
import { freePort } from '../../tests/support/free-port.ts'
import { launchOptions } from '../support/launch.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { startStack } from '../support/stack.ts'
import { test as onSandbox, withoutHostedSites } from '../support/test.ts'

export { expect } from '../support/test.ts'

/** The names of the partner, and of somebody whom nobody has named; both are this machine. */
const names = { partner: 'partner.test', stranger: 'stranger.test' } as const

/** Storage in a foreign frame is apart for each page around it, as customers' browsers have it; without, it is refused. */
const browserArguments = launchOptions.args.map((text) => text.replace('ThirdPartyStoragePartitioning,', ''))

/** Pages of another site, on another registrable domain than the site's. */
export type Partner = {
  readonly origin: string
  readonly strangersOrigin: string
  /** Sets the HTML of both for the next visit. */
  readonly show: (body: string) => void
}

/** The site and pages around it. The operator has named the partner. */
export const test = onSandbox.extend<object, { readonly partner: Partner }>({
  launchOptions: [
    { ...launchOptions, args: [...browserArguments, '--host-resolver-rules=MAP *.test 127.0.0.1'] },
    { scope: 'worker' },
  ],
  partner: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern, and here are none
    async ({}, use) => {
      let shown = ''
      const port = await freePort()
      const server = createServer((_, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(shown)
      }).listen(port, '127.0.0.1')
      await once(server, 'listening')
      await use({
        origin: `http://${names.partner}:${port}`,
        strangersOrigin: `http://${names.stranger}:${port}`,
        show(body) {
          shown = `<!doctype html><html lang="en"><title>Partner</title><body style="margin:0"><main><h1>Our partner</h1>${body}</main></html>`
        },
      })
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ partner }, use) => {
      const stack = await startStack({ ...withoutHostedSites, ALLOWED_FRAME_ANCESTORS: partner.origin })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Names the sandbox to the platform by a header: the browser keeps the cookie of it from a foreign frame. */
export async function nameSandbox(context: BrowserContext, url: string, { id }: Sandbox): Promise<void> {
  await context.route(`${url}/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-sandbox': id } }),
  )
}

/** The frame of the site on a page around it. */
export async function siteFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').first().elementHandle())?.contentFrame()
  if (!frame) throw new Error('The page has no frame.')
  return frame
}

/** Complaints of the browser about policies, and errors of scripts, from now on. */
export function noteComplaints(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|frame-ancestors|Refused to|cookie/i.test(message.text()))
      complaints.push(message.text())
  })
  return complaints
}
