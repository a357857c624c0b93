import type { SoldWhole } from '../site/index.ts'

/** The parts of a public address of the bookings site; undefined for a page that search engines have no use for. */
export type PublicAddress = {
  readonly bookingType: SoldWhole | null
  readonly venueSlug: string
  readonly categorySlug: string | null
  readonly slug: string | null
}

/** Reads an address: of a venue, of a category at a venue, or of a course or camp. */
export function readAddress(path: string): PublicAddress | undefined {
  const found = /^\/(?:(courses|camps)\/)?location\/([^/]+)(?:\/([^/]+)(?:\/(.+))?)?\/?$/.exec(path)
  const [, area, venue, category, rest] = found ?? []
  if (venue === undefined) return undefined
  const bookingType = area === 'courses' || area === 'camps' ? area : null
  const slug = bookingType && rest ? /^timetable\/([^/]+)$/.exec(rest)?.[1] : undefined
  // The days and hours of an activity are one page for a search engine: it has the address of the activity.
  if (bookingType !== null && rest !== undefined && slug === undefined) return undefined
  const [venueSlug = '', categorySlug, scheduleSlug] = [venue, category, slug].map(decoded)
  return { bookingType, venueSlug, categorySlug: categorySlug ?? null, slug: scheduleSlug ?? null }
}

/** Undecodable addresses never come here: Fastify routes them elsewhere. */
function decoded(part: string | undefined): string | undefined {
  return part === undefined ? undefined : decodeURIComponent(part)
}
