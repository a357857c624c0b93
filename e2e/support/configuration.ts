import type { BrowserContext } from '@playwright/test'

/** Sets the site up otherwise, before the page is opened: the file belongs to whoever runs the site. */
export async function configure(context: BrowserContext, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await context.route('**/config.json', async (route) => {
    // Only browsers know the name of the joining site; the file is the same on each. It is an object.
    const url = route.request().url().replace('//joining.', '//')
    const config = (await (await route.fetch({ url })).json()) as Record<string, unknown>
    await route.fulfill({ json: { ...config, ...settings } })
  })
}

/** Guest passes on, which are off unless somebody says so. [O-12] */
export const withGuestPasses = { switches: { onlineGuestPassesEnabled: true } } as const
