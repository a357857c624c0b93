import { endpoints } from '@touchline/contract'
import { getCallerId } from '../../actor.ts'
import { fileRoute, readRoute, route, type Route } from '../../infra/http/route.ts'
import { text } from '../../texts/index.ts'
import { askForClosing, stopClosing } from './closing/ask-for-closing.ts'
import { readClosing } from './closing/read-closing.ts'
import { askForDownload, readDownload } from './downloads/ask-for-download.ts'
import { fetchDownload } from './downloads/fetch-download.ts'
import { closeCalendarFeed, openCalendarFeed, readCalendarFeed } from './feeds/calendar-feed.ts'
import { readCalendar } from './feeds/read-calendar.ts'

export const accountRoutes: readonly Route[] = [
  readRoute(endpoints.readCalendarFeed, async (reads, actor) => ({ data: await readCalendarFeed(reads, actor) })),
  route(endpoints.openCalendarFeed, async (deps, actor) => ({ data: await openCalendarFeed(deps, actor) })),
  route(endpoints.closeCalendarFeed, async (deps, actor) => {
    await closeCalendarFeed(deps, actor)
    return { data: { message: text('account:calendar_closed') } }
  }),
  readRoute(endpoints.readCalendar, (reads, _actor, { params, now }) => readCalendar(reads, params.secret, now)),
  readRoute(endpoints.readDataDownload, async (reads, actor) => ({
    data: await readDownload(reads, getCallerId(actor)),
  })),
  route(endpoints.askForDataDownload, async (deps, actor, { body }) => ({
    data: await askForDownload(deps, actor, body.data.password),
  })),
  fileRoute(endpoints.fetchDataDownload, (deps, _actor, { params }) => fetchDownload(deps, params.secret)),
  readRoute(endpoints.readClosing, async (reads, actor, { now }) => ({
    data: await readClosing(reads, getCallerId(actor), now),
  })),
  route(endpoints.askForClosing, async (deps, actor, { body }) => ({
    data: await askForClosing(deps, actor, body.data.password),
  })),
  route(endpoints.stopClosing, async (deps, actor) => {
    await stopClosing(deps, actor)
    return { data: { message: text('account:closing_stopped') } }
  }),
]
