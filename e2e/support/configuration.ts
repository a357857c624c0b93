import type { BrowserContext } from '@playwright/test'

/** Sets the site up otherwise, before the page is opened: the file belongs to whoever runs the site. */
export async function configure(context: BrowserContext, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await context.route('**/config.json', async (route) => {
    // The file of the build, which is an object.
    const config = (await (await route.fetch()).json()) as Record<string, unknown>
    await route.fulfill({ json: { ...config, ...settings } })
  })
}

/** Guest passes on, which are off unless somebody says so. [O-12] */
export const withGuestPasses = { switches: { onlineGuestPassesEnabled: true } } as const
