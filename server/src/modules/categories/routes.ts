import { endpoints, PlatformError } from '@touchline/contract'
import { readRoute, type Route } from '../../infra/http/route.ts'
import { listActivities } from './list-activities.ts'
import { listBookableCategories } from './list-bookable-categories.ts'

export const categoryRoutes: readonly Route[] = [
  readRoute(endpoints.listActivities, (reads, _actor, { query, now }) => listActivities(reads, { query, now })),
  readRoute(endpoints.listBookableCategories, async (reads, _actor, { params, query, now }) => ({
    data: await listBookableCategories(reads, params.venue, query.booking_types, now),
  })),
  readRoute(endpoints.readBookableCategory, async (reads, _actor, { params, query, now }) => {
    const all = await listBookableCategories(reads, params.venue, query.booking_types, now)
    const category = all.find(({ id, slug }) => id === params.category || slug === params.category)
    if (!category) throw new PlatformError('item_not_found')
    return { data: category }
  }),
]
