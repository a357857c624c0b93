/** Parameters of the site that belong to a visit, not to a list. */
const ofVisits: ReadonlySet<string> = new Set(['token', 'redirect', 'embedded', 'kiosk', 'centre', 'source'])

const mostFilters = 20
const filterName = /^[a-z][a-z0-9_-]{0,39}(\[\])?$/
const longestValue = 100

/**
 * The filters of a query in one spelling; undefined unless each is a short plain value under the name of a filter. No
 * control character and no angle bracket passes.
 */
export function filtersIn(query: string): string | undefined {
  const filters = [...new URLSearchParams(query)]
  if (filters.length > mostFilters) return undefined
  const isPlain = filters.every(
    ([name, value]) =>
      filterName.test(name) && !ofVisits.has(name) && value.length <= longestValue && !/[<>\p{Cc}\uFFFD]/u.test(value),
  )
  return isPlain ? new URLSearchParams(filters).toString() : undefined
}
