import { limits } from '@touchline/contract/limits'

type Page<T> = { readonly data: readonly T[]; readonly nextPage: number | null }

/** No list of this site is longer; a platform with endless pages is not followed for ever. */
const mostPages = 50

/** The page to ask for, and the number of records. */
export type PageQuery = { readonly page: number; readonly perPage: number }

/** The first page of every list. */
export const firstPage: PageQuery = { page: 1, perPage: limits.maximumPageSize }

/** Reads a list to its end, page by page. A platform without paging answers all at once. */
export async function allPages<T>(read: (query: PageQuery) => Promise<Page<T>>): Promise<readonly T[]> {
  const rows: T[] = []
  let page: number | null = firstPage.page
  for (let count = 0; page !== null && count < mostPages; count += 1) {
    const answer: Page<T> = await read({ ...firstPage, page })
    rows.push(...answer.data)
    // A page that leads back to itself is the last one.
    page = answer.nextPage !== null && answer.nextPage > page ? answer.nextPage : null
  }
  return rows
}
