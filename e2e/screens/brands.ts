import type { BrowserContext } from '@playwright/test'

/** The most different brands, each the theme of one of the seed's venues. */
const venueOf = {
  purple: null,
  yellow: 'porthwen-leisure-centre',
  black: 'millwick-sports-village',
} as const

export type Brand = keyof typeof venueOf
export const brands: readonly Brand[] = ['purple', 'yellow', 'black']

/** Makes every page ask for this brand's theme, whatever its venue; the platform answers. */
export async function wear(context: BrowserContext, brand: Brand): Promise<void> {
  await context.route('**/api/theme*', (route) => {
    const url = new URL(route.request().url())
    const venue = venueOf[brand]
    if (venue === null) url.searchParams.delete('venue')
    else url.searchParams.set('venue', venue)
    return route.continue({ url: url.href })
  })
}
