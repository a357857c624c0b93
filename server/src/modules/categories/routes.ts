import { endpoints } from '@touchline/contract'
import { readRoute, type Route } from '../../infra/http/route.ts'
import { listActivities } from './list-activities.ts'
import { listBookableCategories, readBookableCategory } from './list-bookable-categories.ts'

export const categoryRoutes: readonly Route[] = [
  readRoute(endpoints.listActivities, (reads, _actor, { query, now }) => listActivities(reads, { query, now })),
  readRoute(endpoints.listBookableCategories, async (reads, _actor, { params, query, now }) => ({
    data: await listBookableCategories(reads, params.venue, query.booking_types, now),
  })),
  readRoute(endpoints.readBookableCategory, async (reads, _actor, { params, query, now }) => ({
    data: await readBookableCategory(reads, params, query.booking_types, now),
  })),
]
