import { and, asc, count, eq, gt, lt, ne } from 'drizzle-orm'
import type { ReadDb } from '../../../infra/store/port.ts'
import { type Given, inList, many, queries, total } from '../../../infra/store/queries.ts'
import type { Schema } from '../../../schema.ts'

/** The filter of a staff list; instants are epoch milliseconds, exclusive. */
export type WindowFilter = {
  readonly startsAfter: number
  readonly startsBefore: number
  /** Undefined means all venues. */
  readonly venueIds: readonly number[] | undefined
  readonly clashing: 'only_clashing' | 'only_non_clashing' | 'all' | undefined
}
type Page = { readonly limit: number; readonly offset: number }

/** One venue uses its index in order of start; for several, all occurrences are walked in that order. */
type Narrowed = {
  startsAfter: number
  startsBefore: number
  venueId?: number | undefined
  venueIds?: readonly number[] | undefined
  onlyClashing?: true | undefined
  onlyOthers?: true | undefined
}

function narrowedBy({ startsAfter, startsBefore, venueIds, clashing }: WindowFilter): Narrowed {
  const different = venueIds && [...new Set(venueIds)]
  return {
    startsAfter,
    startsBefore,
    ...(different?.length === 1 ? { venueId: different[0] } : { venueIds: different }),
    onlyClashing: clashing === 'only_clashing' || undefined,
    onlyOthers: clashing === 'only_non_clashing' || undefined,
  }
}

export function createWindowReads(db: ReadDb, { occurrences: o }: Schema) {
  const matching = ($: Given<Narrowed>) =>
    and(
      $.venueId && eq(o.venueId, $.venueId),
      $.venueIds && inList(o.venueId, $.venueIds),
      gt(o.startsAt, $.startsAfter),
      lt(o.startsAt, $.startsBefore),
      $.onlyClashing && eq(o.status, 'clashing'),
      $.onlyOthers && ne(o.status, 'clashing'),
    )
  const own = queries('windows', db, {
    page: many(($: Given<Narrowed & Page>) =>
      db.select().from(o).where(matching($)).orderBy(asc(o.startsAt), asc(o.id)).limit($.limit).offset($.offset),
    ),
    total: total(($: Given<Narrowed>) => db.select({ total: count() }).from(o).where(matching($))),
  })
  return {
    /** One page of occurrences that start within a period, by start, ties by id. */
    within: (filter: WindowFilter, page: Page) => own.page({ ...narrowedBy(filter), ...page }),
    totalWithin: (filter: WindowFilter) => own.total(narrowedBy(filter)),
  }
}
