import { limits, type NewSearch, PlatformError, type Text } from '@touchline/contract'
import { type Actor, getCallerId } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { text } from '../../texts/index.ts'
import { lockUser, nameKey } from '../people/index.ts'
import { filtersIn } from './filters.ts'
import { savedSearchWrites } from './repository.ts'
import type { SavedSearchRow } from './tables.ts'

/** Saves a search of the caller. Throws `validation_failed` by field: for a name used twice, above the limit, for other filters. */
export async function saveSearch(deps: Deps, actor: Actor, { name, path, query }: NewSearch): Promise<SavedSearchRow> {
  const userId = getCallerId(actor)
  const filters = filtersIn(query)
  if (filters === undefined) throw refused('query', text('people:not_a_search'))
  const id = await deps.ids.integer('saved_search')
  const row = { id, userId, ...namedBy(name), path, query: filters, createdAt: deps.clock.now() }
  await deps.store.write(async (tx) => {
    // Two requests of one user run one after the other, so that neither exceeds the limit.
    await lockUser(tx, { id: userId })
    const { count } = limits.savedSearches
    if ((await tx.savedSearches.total({ userId })) >= count)
      throw refused('name', text('people:most_searches', { count }))
    if (!(await savedSearchWrites(tx).insert(row))) throw nameTaken()
  })
  return row
}

/** Throws `item_not_found` for another's search, and `validation_failed` for a name used twice. */
export async function renameSearch(
  { store }: Deps,
  actor: Actor,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<SavedSearchRow> {
  const userId = getCallerId(actor)
  const named = namedBy(name)
  return store.write(async (tx) => {
    await lockUser(tx, { id: userId })
    const own = await tx.savedSearches.own({ id, userId })
    if (!own) throw new PlatformError('item_not_found')
    const other = await tx.savedSearches.named({ userId, nameKey: named.nameKey })
    if (other && other.id !== id) throw nameTaken()
    await savedSearchWrites(tx).rename({ id, userId, ...named })
    return { ...own, ...named }
  })
}

/** Throws `item_not_found` for another's search. */
export async function deleteSearch({ store }: Deps, actor: Actor, id: number): Promise<void> {
  const userId = getCallerId(actor)
  await store.write(async (tx) => {
    if (!(await savedSearchWrites(tx).delete({ id, userId }))) throw new PlatformError('item_not_found')
  })
}

function namedBy(typed: string): Pick<SavedSearchRow, 'name' | 'nameKey'> {
  const name = typed.trim()
  if (name === '') throw refused('name', text('fields:required'))
  return { name, nameKey: nameKey(name) }
}

function nameTaken(): PlatformError {
  return refused('name', text('people:search_named_so'))
}

function refused(field: keyof NewSearch, problem: Text): PlatformError {
  return new PlatformError('validation_failed', { fields: { [`data.${field}`]: [problem] } })
}
