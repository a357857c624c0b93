import { endpoints, PlatformError } from '@touchline/contract'
import { readRoute, type Route } from '../../infra/http/route.ts'
import type { Reads } from '../../repositories.ts'
import { presentClient, presentTheme } from './presenter.ts'

export const siteRoutes: readonly Route[] = [
  readRoute(endpoints.readTheme, async (reads, _actor, { query, context }) => {
    const { id } = await reads.site.getClient({ host: context.clientDomain })
    const venue = await findVenue(reads, query.venue)
    // A client told so asks again without the venue.
    if (query.venue !== undefined && !venue) throw new PlatformError('item_not_found')
    const theme = await reads.site.themeOf({ clientId: id, venueId: venue?.id })
    if (!theme) throw new PlatformError('item_not_found')
    return { data: presentTheme(theme) }
  }),
  readRoute(endpoints.readClient, async (reads, _actor, { context, now }) => ({
    data: presentClient(await reads.site.getClient({ host: context.clientDomain }), now),
  })),
  readRoute(endpoints.readFooter, async (reads, _actor, { query, context }) => {
    const { id } = await reads.site.getClient({ host: context.clientDomain })
    // The not-found page of a venue has a footer too.
    const venue = await findVenue(reads, query.venue)
    return { data: { html: (await reads.site.footerOf({ clientId: id, venueId: venue?.id })) ?? '' } }
  }),
]

async function findVenue(reads: Reads, slugOrId: string | undefined) {
  return slugOrId === undefined ? undefined : reads.venues.find(slugOrId)
}
