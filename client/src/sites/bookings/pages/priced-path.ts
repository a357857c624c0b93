import { firstDay, paths } from '../paths.ts'

type Priced = { readonly slug: string | null; readonly bookingType: string | null }

/** Where a priced item can be booked at a venue; null without a page here. */
export function pricedPath(venueSlug: string | null, { slug, bookingType }: Priced): string | null {
  if (venueSlug === null || slug === null || bookingType === null) return null
  if (bookingType === 'courses') return paths.courses(venueSlug, slug)
  if (bookingType === 'camps') return paths.camps(venueSlug, slug)
  return paths.timeSlots(venueSlug, slug, firstDay)
}
