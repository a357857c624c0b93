import {
  type Category,
  type CategoryChange,
  type FieldProblems,
  type NewCategory,
  PlatformError,
  type Text,
  type Unworded,
} from '@touchline/contract'
import type { Deps } from '../../deps.ts'
import type { Reads, Tx } from '../../repositories.ts'
import { problemsOf, reasonsOf, type Wished } from './category-rules.ts'
import { readCategory } from './read-categories.ts'
import type { CancellationPolicy, CategoryRow } from './tables.ts'
import { staffCategoryWrites } from './staff-repository.ts'
import { text } from '../../texts/index.ts'

/** The terms of a category without a group to inherit from: cancelling is free. */
const free: CancellationPolicy = { cutOffMinutes: 0, actions: [], fee: 0, message: '' }

/** The picture of a category without a chosen one. */
const plainPicture = 'athletics'

/**
 * Creates a category; it inherits cancellation terms and picture from its group. Throws `validation_failed` by field.
 */
export async function createCategory(deps: Deps, { name, slug, ...wish }: NewCategory): Promise<Unworded<Category>> {
  const { store, ids, clock } = deps
  const id = ids.uuid()
  return store.write(async (tx) => {
    const wished = { id, bookingType: wish.booking_type ?? null, parentId: wish.parent_id?.toLowerCase() ?? null }
    const parent = await findParent(tx, wished, ids.uuid())
    check(problemsOf(wished, { parent, hasChildren: false }))
    const inserted = await staffCategoryWrites(tx).insert({
      ...wished,
      revision: ids.uuid(),
      name: named(name, 'name'),
      slug: named(slug, 'slug'),
      pictureKind: parent?.pictureKind ?? plainPicture,
      cancellation: parent?.cancellation ?? free,
      createdAt: clock.now(),
    })
    if (!inserted) throw invalid(taken)
    return readCategory(tx, id)
  })
}

/**
 * Changes a category; omitted fields stay. Throws `item_not_found`, `validation_failed` by field, and `category_in_use`
 * when the booking type of a used one would change.
 */
export async function updateCategory(
  { store, ids }: Deps,
  { categoryId, change }: { readonly categoryId: string; readonly change: CategoryChange },
): Promise<Unworded<Category>> {
  const id = categoryId.toLowerCase()
  return store.write(async (tx) => {
    const { row, usage } = await getLocked(tx, id, ids.uuid())
    const wished: Wished = {
      id,
      bookingType: change.booking_type === undefined ? row.bookingType : change.booking_type,
      parentId: change.parent_id === undefined ? row.parentId : (change.parent_id?.toLowerCase() ?? null),
    }
    const reasons = reasonsOf(usage)
    if (wished.bookingType !== row.bookingType && reasons.length > 0) throw inUse(reasons)
    const parent = await findParent(tx, wished, ids.uuid())
    check(problemsOf(wished, { parent, hasChildren: usage.hasChildren }))
    const slug = change.slug === undefined ? row.slug : named(change.slug, 'slug')
    const owner = await tx.staffCategories.bySlug({ slug })
    if (owner && owner.id !== id) throw invalid(taken)
    const name = change.name === undefined ? row.name : named(change.name, 'name')
    await staffCategoryWrites(tx).change({ ...wished, name, slug, revision: ids.uuid() })
    return readCategory(tx, id)
  })
}

/** Deletes a category. Throws `item_not_found`, and `category_in_use` when something uses it. */
export async function deleteCategory({ store, ids }: Deps, categoryId: string): Promise<void> {
  const id = categoryId.toLowerCase()
  await store.write(async (tx) => {
    const { usage } = await getLocked(tx, id, ids.uuid())
    const reasons = reasonsOf(usage)
    if (reasons.length > 0) throw inUse(reasons)
    await staffCategoryWrites(tx).leaveVenues({ id })
    await staffCategoryWrites(tx).delete({ id })
  })
}

async function getLocked(tx: Tx, id: string, revision: string) {
  if (!(await staffCategoryWrites(tx).lock({ id, revision }))) throw new PlatformError('item_not_found')
  const [found] = await tx.staffCategories.whole({ ids: [id] })
  if (!found) throw new PlatformError('item_not_found')
  const { row, hasSchedules, hasRestrictions } = found
  const children = await tx.staffCategories.childrenOf({ parentIds: [id] })
  return { row, usage: { hasChildren: children.length > 0, hasSchedules, hasRestrictions } }
}

/** Loads and locks the wanted group until the transaction ends. */
async function findParent(tx: Tx, { id, parentId }: Wished, revision: string): Promise<CategoryRow | undefined> {
  if (parentId === null || parentId === id) return undefined
  if (!(await staffCategoryWrites(tx).lock({ id: parentId, revision }))) return undefined
  return readRow(tx, parentId)
}

async function readRow(reads: Reads, id: string): Promise<CategoryRow | undefined> {
  return (await reads.staffCategories.whole({ ids: [id] }))[0]?.row
}

const taken: FieldProblems = { slug: [text('categories:slug_taken')] }

function named(entered: string, field: string): string {
  const trimmed = entered.trim()
  if (trimmed === '') throw invalid({ [field]: [text('fields:required')] })
  return trimmed
}

function check(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw invalid(problems)
}

function invalid(fields: FieldProblems): PlatformError {
  const inData = Object.entries(fields).map(([field, texts]) => [`data.${field}`, texts])
  return new PlatformError('validation_failed', { fields: Object.fromEntries(inData) })
}

function inUse(reasons: readonly Text[]): PlatformError {
  return new PlatformError('category_in_use', { fields: { in_use: reasons } })
}
