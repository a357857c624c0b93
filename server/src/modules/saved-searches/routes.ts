import { endpoints, type SavedSearch } from '@touchline/contract'
import { getCallerId } from '../../actor.ts'
import { listReply, offsetOf, pageOf } from '../../infra/http/answers/pagination.ts'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import { presentInstant } from '../../infra/wire/date-time.ts'
import { text } from '../../texts/index.ts'
import { deleteSearch, renameSearch, saveSearch } from './save-search.ts'
import type { SavedSearchRow } from './tables.ts'

export const savedSearchRoutes: readonly Route[] = [
  readRoute(endpoints.listSavedSearches, async (reads, actor, { query }) => {
    const userId = getCallerId(actor)
    const page = pageOf(query)
    const rows = await reads.savedSearches.page({ userId, limit: page.perPage, offset: offsetOf(page) })
    const total = await reads.savedSearches.total({ userId })
    return listReply({ ...page, rows: rows.map(presentSearch), total, sortBy: 'name' })
  }),
  route(endpoints.saveSearch, async (deps, actor, { body }) => ({
    data: presentSearch(await saveSearch(deps, actor, body.data)),
  })),
  route(endpoints.renameSavedSearch, async (deps, actor, { params, body }) => ({
    data: presentSearch(await renameSearch(deps, actor, { id: params.savedSearchId, name: body.data.name })),
  })),
  route(endpoints.deleteSavedSearch, async (deps, actor, { params }) => {
    await deleteSearch(deps, actor, params.savedSearchId)
    return { data: { message: text('people:search_deleted') } }
  }),
]

function presentSearch({ id, name, path, query, createdAt }: SavedSearchRow): SavedSearch {
  return { id, name, path, query, created_at: presentInstant(createdAt) }
}
