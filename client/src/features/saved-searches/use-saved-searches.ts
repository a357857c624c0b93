import {
  deleteSavedSearch,
  listSavedSearches,
  renameSavedSearch,
  saveSearch,
} from '@touchline/contract/calls/saved-searches'
import type { Entity } from '@touchline/contract/client'
import { allPages } from '../../api/all-pages.ts'
import { call, callList } from '../../api/call.ts'
import { having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'

export type SavedSearch = Having<Read<Entity<'SavedSearch'>>, 'id' | 'name' | 'path'>

/** The saved searches of the login, by name. [O-256] */
export function useSavedSearches(userId: number): Query<readonly SavedSearch[]> {
  return useQuery(
    [listSavedSearches.name, userId],
    async () => having(await allPages((page) => callList(listSavedSearches, { query: page })), 'id', 'name', 'path'),
    'component',
  )
}

/** A list of the site with its filters as in an address, without the question mark; empty for none. */
export type NewSearch = { readonly name: string; readonly path: string; readonly query: string }

function sorted(query: string): string {
  const filters = new URLSearchParams(query)
  filters.sort()
  return filters.toString()
}

/** Whether a saved search has these filters, in any order. */
export const hasFilters = ({ query }: Pick<SavedSearch, 'query'>, filters: string): boolean =>
  sorted(query ?? '') === sorted(filters)

/** Saves a search; throws an ApiError. A 422 is of the name, or of too many. */
export async function save(search: NewSearch): Promise<void> {
  await call(saveSearch, { body: { data: search } })
}

/** Renames a saved search; throws an ApiError. */
export async function rename(savedSearchId: number, name: string): Promise<void> {
  await call(renameSavedSearch, { params: { savedSearchId }, body: { data: { name } } })
}

/** Deletes a saved search; throws an ApiError. */
export async function remove(savedSearchId: number): Promise<void> {
  await call(deleteSavedSearch, { params: { savedSearchId } })
}
