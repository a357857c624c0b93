import type { BrowserContext } from '@playwright/test'

/** Changes the site's configuration before the page opens. */
export async function configure(context: BrowserContext, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await context.route('**/config.json', async (route) => {
    // Only browsers resolve names below localhost. The file is the same on each site.
    const url = route
      .request()
      .url()
      .replace(/\/\/\w+\.localhost/, '//localhost')
    const config = (await (await route.fetch({ url })).json()) as Record<string, unknown>
    await route.fulfill({ json: { ...config, ...settings } })
  })
}

/** Guest passes switched on; they are off by default. [O-12] */
export const withGuestPasses = { switches: { onlineGuestPassesEnabled: true } } as const
