import type { BrowserContext } from '@playwright/test'

/** Changes the site's configuration before the page opens. */
export async function configure(context: BrowserContext, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await context.route('**/config.json', async (route) => {
    // Only browsers resolve the name of the joining site. The file is the same on each site.
    const url = route.request().url().replace('//joining.', '//')
    const config = (await (await route.fetch({ url })).json()) as Record<string, unknown>
    await route.fulfill({ json: { ...config, ...settings } })
  })
}

/** Guest passes switched on; they are off by default. [O-12] */
export const withGuestPasses = { switches: { onlineGuestPassesEnabled: true } } as const
