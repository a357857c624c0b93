import { type ApiTypes, type Category, PlatformError, type Unworded } from '@touchline/contract'
import { listReply, pageOf, pageOfRows } from '../../infra/http/answers/pagination.ts'
import { presentInstant } from '../../infra/wire/date-time.ts'
import type { Reads } from '../../repositories.ts'
import { reasonsOf } from './category-rules.ts'
import { presentCategory } from './presenter.ts'
import type { CategoryRow } from './tables.ts'

type Query = ApiTypes['listCategories']['query']

/** One page of categories by name; for customers only those with something to book, and their groups. */
export async function listCategories(
  reads: Reads,
  { query, now }: { readonly query: Query; readonly now: number },
): Promise<Unworded<ApiTypes['listCategories']['reply']>> {
  const all = await reads.categories.all()
  const offered = query.source === 'online' ? await readOffered(reads, all, now) : undefined
  const found = all
    .filter(({ id }) => !offered || offered.has(id))
    .filter(({ bookingType }) => !query.booking_types || isAmong(bookingType, query.booking_types))
  const page = pageOf(query)
  const ids = pageOfRows(found, page).map(({ id }) => id)
  return listReply({ ...page, rows: await presentAll(reads, ids), total: found.length, sortBy: 'name' })
}

function isAmong(bookingType: CategoryRow['bookingType'], wanted: NonNullable<Query['booking_types']>): boolean {
  return bookingType !== null && wanted.includes(bookingType)
}

async function readOffered(reads: Reads, all: readonly CategoryRow[], now: number): Promise<ReadonlySet<string>> {
  const { campsAndCourses } = await reads.site.getClient()
  const rows = campsAndCourses ? await reads.staffCategories.bookableOnline({ now }) : []
  const bookable = new Set(rows.map(({ categoryId }) => categoryId))
  const groups = all.flatMap(({ id, parentId }) => (parentId !== null && bookable.has(id) ? parentId : []))
  return new Set([...bookable, ...groups])
}

/** Loads one category. Throws `item_not_found`. */
export async function readCategory(reads: Reads, id: string): Promise<Unworded<Category>> {
  const [category] = await presentAll(reads, [id.toLowerCase()])
  if (!category) throw new PlatformError('item_not_found')
  return category
}

async function presentAll(reads: Reads, ids: readonly string[]): Promise<Unworded<Category>[]> {
  if (ids.length === 0) return []
  const rows = await reads.staffCategories.whole({ ids })
  const children = Map.groupBy(await reads.staffCategories.childrenOf({ parentIds: ids }), ({ parentId }) => parentId)
  const parentIds = [...new Set(rows.flatMap(({ row }) => row.parentId ?? []))]
  const parents = new Map(
    (parentIds.length === 0 ? [] : await reads.categories.byIds({ ids: parentIds })).map((one) => [one.id, one]),
  )
  return rows.map(({ row, hasSchedules, hasRestrictions }) => {
    const own = children.get(row.id) ?? []
    const reasons = reasonsOf({ hasChildren: own.length > 0, hasSchedules, hasRestrictions })
    const parent = row.parentId === null ? undefined : parents.get(row.parentId)
    return {
      ...presentCategory(row),
      children: own.map(presentCategory),
      parent: parent ? presentCategory(parent) : null,
      in_use: { in_use: reasons.length > 0, reasons: [...reasons] },
      created_at: presentInstant(row.createdAt),
    }
  })
}
