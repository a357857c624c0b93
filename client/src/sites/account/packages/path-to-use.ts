import type { Content, OwnedPackage } from '../../../features/packages/package.ts'
import { pricedPath } from '../../shared/activity-paths.ts'
import { segment } from '../../shared/paths.ts'

/**
 * The page of the bookings site where a content of a package is used: its activity, the venue where its activities are,
 * or the choice of a venue. [O-545]
 */
export function pathToUse(
  { activities }: Pick<Content, 'activities'>,
  { venueRestriction }: Pick<OwnedPackage, 'venueRestriction'>,
): string {
  const pages = new Set(
    activities.flatMap(
      ({ venueSlug, categorySlug: slug, bookingType }) => pricedPath(venueSlug, { slug, bookingType }) ?? [],
    ),
  )
  const [page, ...others] = pages
  if (page !== undefined && others.length === 0) return page
  const venues = new Set(activities.flatMap(({ venueSlug }) => venueSlug ?? []))
  const [only] = venues.size === 1 ? venues : [venueRestriction?.venue?.slug]
  return only ? `/location/${segment(only)}` : '/redirect-to-selected-venue'
}
