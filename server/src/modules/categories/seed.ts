import type { CategoryRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'

/** `newRevision` answers a text that no other state of any row has had. */
export async function seedCategories(
  tx: Tx,
  records: readonly CategoryRecord[],
  newRevision: () => string,
): Promise<void> {
  // Parents first: a child refers to its parent.
  const sorted = records.toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null))
  await tx.seed.insert(
    'categories',
    sorted.map(({ kind, venueIds: _venueIds, ...record }) => ({
      ...record,
      revision: newRevision(),
      pictureKind: kind,
    })),
  )
  await tx.seed.insert(
    'categoryVenues',
    records.flatMap(({ id, venueIds }) => venueIds.map((venueId) => ({ categoryId: id, venueId }))),
  )
}
