import { brandTokens, brandTokenNames } from '@touchline/brand'
import type { PageLook } from '../../page-head.ts'
import type { Reads } from '../../repositories.ts'
import { readAddress } from './read-address.ts'

/** The name and the colours of a page: its venue's own theme, else the operator's. `path` is null on other sites. [O-336] */
export async function findLook(reads: Reads, path: string | null): Promise<PageLook> {
  const { id: clientId, name: siteName } = await reads.site.getClient()
  const slug = path === null ? undefined : readAddress(path)?.venueSlug
  const venue = slug === undefined ? undefined : await reads.venues.bySlug({ slug })
  const theme = await reads.site.themeOf({ clientId, venueId: venue?.id })
  if (!theme) return { siteName, colours: new Map() }
  const tokens = brandTokens({
    headerPrimaryColour: theme.headerPrimaryColour,
    themeAppDarkBgColour: theme.appDarkBgColour,
    themeAppHeaderBgColour: theme.appHeaderBgColour,
    themeAppPrimaryColour: theme.appPrimaryColour,
    themeAppSecondaryColour1: theme.appSecondaryColour1,
    themeAppSecondaryColour2: theme.appSecondaryColour2,
    themeAppSecondaryButtonStyle: theme.appSecondaryButtonStyle,
  })
  return { siteName, colours: new Map(brandTokenNames.map((name) => [name, tokens[name]])) }
}
