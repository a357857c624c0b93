import { endpoints, PlatformError } from '@touchline/contract'
import { route, type Route } from '../../infra/http/route.ts'
import { presentClient, presentTheme } from './presenter.ts'

export const siteRoutes: readonly Route[] = [
  route(endpoints.readTheme, ({ query, context }) =>
    context.deps.store.read(async (reads) => {
      const { id } = await reads.site.getClient(context.clientDomain)
      const theme = await reads.site.themeOf(id, query.venue)
      if (!theme) throw new PlatformError('item_not_found')
      return { data: presentTheme(theme) }
    }),
  ),
  route(endpoints.readClient, ({ context }) =>
    context.deps.store.read(async (reads) => ({
      data: presentClient(await reads.site.getClient(context.clientDomain), context.deps.clock.now()),
    })),
  ),
  route(endpoints.readFooter, ({ query, context }) =>
    context.deps.store.read(async (reads) => {
      const { id } = await reads.site.getClient(context.clientDomain)
      return { data: { html: (await reads.site.footerOf(id, query.venue)) ?? '' } }
    }),
  ),
]
