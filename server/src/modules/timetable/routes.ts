import { endpoints, type Endpoints } from '@touchline/contract'
import { keptRoute, readRoute, route, type Route } from '../../infra/http/route.ts'
import { listCategories, readCategory } from './list-categories.ts'
import { listDates } from './list-dates.ts'
import { type DayList, listDay } from './list-day.ts'
import { listStartingSoon, prepareStartingSoon, soonTables } from './soon/list-starting-soon.ts'
import { listTickets } from './offers/list-tickets.ts'
import { priceTicket } from './offers/price-ticket.ts'
import { readActivity } from './read-activity.ts'

export const timetableRoutes: readonly Route[] = [
  readRoute(endpoints.listVenueCategories, async (reads, _actor, { params, now }) => ({
    data: await listCategories(reads, { venue: params.venue, now }),
  })),
  readRoute(endpoints.readVenueCategory, async (reads, _actor, { params, now }) => ({
    data: await readCategory(reads, { venue: params.venue, name: params.activitySlug, now }),
  })),
  readRoute(endpoints.listDates, async (reads, _actor, { params, now }) => ({
    data: await listDates(reads, { params, now }),
  })),
  readRoute(endpoints.listTickets, async (reads, actor, { params, now }) => ({
    data: await listTickets(reads, actor, { params, now }),
  })),
  dayRoute(endpoints.listTimes, { type: 'ticketed', isV2: false }),
  dayRoute(endpoints.listTimesV2, { type: 'ticketed', isV2: true }),
  dayRoute(endpoints.listTimetable, { type: 'classes', isV2: false }),
  dayRoute(endpoints.listTimetableV2, { type: 'classes', isV2: true }),
  dayRoute(endpoints.listSlots, { type: 'resources', isV2: false }),
  dayRoute(endpoints.listSlotsV2, { type: 'resources', isV2: true }),
  route(endpoints.priceTicket, async ({ store, clock }, actor, { params, body }) => ({
    data: await store.read((reads) => priceTicket(reads, actor, { params, body, now: clock.now() })),
  })),
  keptRoute(endpoints.listStartingSoon, listStartingSoon, { tables: soonTables, prepare: prepareStartingSoon }),
  readRoute(endpoints.readActivityClass, async (reads, actor, { params, now }) => ({
    data: await readActivity(reads, actor, { id: params.id, now }),
  })),
]

type OfDay = Endpoints[`list${'Times' | 'Timetable' | 'Slots'}${'' | 'V2'}`]

function dayRoute(endpoint: OfDay, list: DayList): Route {
  return readRoute(endpoint, async (reads, actor, input) => ({ data: await listDay(reads, actor, input, list) }))
}
