import { endpoints, PlatformError } from '@touchline/contract'
import { route, type Route } from '../../infra/http/route.ts'
import { listBookableCategories } from './list-bookable-categories.ts'

export const categoryRoutes: readonly Route[] = [
  route(endpoints.listBookableCategories, async ({ params, query, context }) => ({
    data: await listBookableCategories(context.deps, params.venue, query.booking_types),
  })),
  route(endpoints.readBookableCategory, async ({ params, query, context }) => {
    const all = await listBookableCategories(context.deps, params.venue, query.booking_types)
    const category = all.find(({ id, slug }) => id === params.category || slug === params.category)
    if (!category) throw new PlatformError('item_not_found')
    return { data: category }
  }),
]
