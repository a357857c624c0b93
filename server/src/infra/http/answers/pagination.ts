import { limits, type ListMeta, type Pagination } from '@touchline/contract'

export type Page = { readonly page: number; readonly perPage: number }

/** Page and page size of a list's query; both have been validated. */
export function pageOf(query: { readonly page?: number; readonly per_page?: number }): Page {
  return { page: query.page ?? limits.defaultPage, perPage: query.per_page ?? limits.defaultPageSize }
}

/** The number of rows before a page. */
export function offsetOf({ page, perPage }: Page): number {
  return (page - 1) * perPage
}

/** Pages that do not exist are null; a page past the end is empty. [P3-008] */
export function paginate({ page, perPage }: Page, total: number, onPage: number): Pagination {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const before = offsetOf({ page, perPage })
  return {
    previous_page: page > 1 ? page - 1 : null,
    current_page: page,
    next_page: page < pages ? page + 1 : null,
    records_per_page: perPage,
    records_on_current_page: onPage,
    first_record_on_current_page: onPage > 0 ? before + 1 : null,
    last_record_on_current_page: onPage > 0 ? before + onPage : null,
    total_records: total,
    total_pages: pages,
  }
}

type Listing<Row> = Page & {
  readonly rows: readonly Row[]
  readonly total: number
  readonly sortBy: string
  readonly direction?: 'ascending' | 'descending'
}

/** The envelope of a list. */
export function listReply<Row>(listing: Listing<Row>): { data: Row[]; meta: ListMeta } {
  return {
    data: [...listing.rows],
    meta: {
      pagination: paginate(listing, listing.total, listing.rows.length),
      sorting: { sort_by: listing.sortBy, direction: listing.direction ?? 'ascending' },
    },
  }
}

/** The rows of one page of a list that is in memory. */
export function pageOfRows<Row>(rows: readonly Row[], page: Page): readonly Row[] {
  return rows.slice(offsetOf(page), offsetOf(page) + page.perPage)
}
