import { isReserved } from '../page-rows.ts'
import { paths } from '../paths.ts'

export type LegacyTarget =
  | { readonly kind: 'redirect'; readonly to: string; readonly venueSlug: string; readonly activitySlug: string | null }
  /** A segment is empty or cannot be decoded: the toast, then home. */
  | { readonly kind: 'unknown-activity' }
  /** No legacy address: the full-page error. */
  | { readonly kind: 'unmatched' }

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment).trim() || null
  } catch {
    return null
  }
}

/** The present target of an address of the old site. */
export function legacyTarget(pathname: string): LegacyTarget {
  const raw = pathname.split('/').slice(1)
  if (raw.length < 1 || raw.length > 4 || isReserved(raw[0] ?? '')) return { kind: 'unmatched' }
  const segments = raw.map(decoded)
  const [venueSlug, activitySlug, dateSlug, type] = segments
  if (!venueSlug || segments.includes(null)) return { kind: 'unknown-activity' }
  const to = (): string => {
    if (!activitySlug) return paths.redirectToSelectedVenue(venueSlug)
    return dateSlug ? paths.timeSlots(venueSlug, activitySlug, dateSlug, type) : paths.activity(venueSlug, activitySlug)
  }
  return { kind: 'redirect', to: to(), venueSlug, activitySlug: activitySlug ?? null }
}
