import { deleteSavedSearch, listSavedSearches, renameSavedSearch } from '@touchline/contract/calls/saved-searches'
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

/** Renames a saved search; throws an ApiError. */
export async function rename(savedSearchId: number, name: string): Promise<void> {
  await call(renameSavedSearch, { params: { savedSearchId }, body: { data: { name } } })
}

/** Deletes a saved search; throws an ApiError. */
export async function remove(savedSearchId: number): Promise<void> {
  await call(deleteSavedSearch, { params: { savedSearchId } })
}
