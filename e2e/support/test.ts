import { type BrowserContext, test as base } from '@playwright/test'
import { hostedSites, mainSite, originSetting, type SiteName } from '@touchline/sites'
import { type Browsers, keepBrowsers } from './browsers.ts'
import { browserStorage, filesWithCardData, hasCardData } from './card-numbers.ts'
import { notePages } from './note-pages.ts'
import { type Beginning, openSandbox, type Sandbox } from './sandbox.ts'
import { type Stack, startStack } from './stack.ts'
import { noteToasts } from './toasts.ts'
import { noteTraffic } from './traffic.ts'

export { expect } from '@playwright/test'

type Fixtures = { readonly sandbox: Sandbox; readonly scenario: Beginning | undefined }
type Workers = {
  readonly stack: Stack
  readonly browsers: Browsers
  /** The site to open pages on. The bookings site alone knows no other site, and sells memberships itself. */
  readonly site: SiteName
}

let sandboxes = 0

/** Settings of a stack whose bookings site knows no other site. */
export const withoutHostedSites = Object.fromEntries(hostedSites.map((site) => [originSetting(site), '']))

/** One server and gateway per worker, for tests that open browsers and sandboxes themselves. */
export const onStack = base.extend<object, Workers>({
  site: ['bookings', { option: true, scope: 'worker' }],
  stack: [
    async ({ site }, use) => {
      const stack = await startStack(site === mainSite.name ? withoutHostedSites : {})
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  browsers: [
    async ({ playwright }, use) => {
      const browsers = keepBrowsers(playwright.chromium)
      await use(browsers)
      await browsers.stop()
    },
    { scope: 'worker' },
  ],
})

/**
 * A browser on its own sandbox. After every test the sandbox's invariants hold, and no card number or security code is
 * found in databases, logs, traffic or the browser. [PAY-70]
 */
export const test = onStack.extend<Fixtures>({
  baseURL: ({ stack, site }, use) => use(stack.origins[site]),
  async context({ browsers }, use) {
    const context = await browsers.openContext()
    await use(context)
    await browsers.closeContext(context)
  },
  scenario: [undefined, { option: true }],
  sandbox: [
    async ({ stack, site, context, scenario }, use, info) => {
      await noteToasts(context)
      const traffic = noteTraffic(context, `${stack.origins[site]}/api/`)
      const sandbox = await openSandbox(stack, context, { id: `j${info.workerIndex}-${++sandboxes}`, scenario })
      await use(sandbox)
      await notePages(context, info)
      await stopAnswering(context)
      base.expect(await sandbox.brokenInvariants()).toEqual([])
      await expectNoCardData({ stack, context, traffic })
      await sandbox.delete()
    },
    { auto: true },
  ],
})

type Places = {
  readonly stack: Stack
  readonly context: BrowserContext
  /** The traffic between the pages of the context and the platform. */
  readonly traffic: () => Promise<string>
}

/** A context opened by the test itself is checked before it is closed. [PAY-70] */
export async function expectNoCardData({ stack, context, traffic }: Places): Promise<void> {
  base.expect(await filesWithCardData(stack.dataDir)).toEqual([])
  base.expect(hasCardData(stack.output()), 'card data in a log').toBe(false)
  base.expect(hasCardData(await traffic()), 'card data to the platform or from it').toBe(false)
  base.expect(hasCardData(await browserStorage(context)), 'card data in the browser').toBe(false)
}

/** Removes the answers that a journey gives instead of the platform. A page still loading no longer needs them. */
async function stopAnswering(context: BrowserContext): Promise<void> {
  const behavior = 'ignoreErrors'
  await Promise.all([context, ...context.pages()].map((each) => each.unrouteAll({ behavior })))
}
