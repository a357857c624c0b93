import { type BookableCategory, type CategorySummary, isByDate } from '@touchline/contract'
import { presentInstant } from '../../infra/wire/date-time.ts'
import type { CategoryRow } from './tables.ts'

type Named = Pick<CategoryRow, 'id' | 'name' | 'slug' | 'bookingType'>
type Bookable = Named & Pick<CategoryRow, 'pictureKind' | 'createdAt'> & { readonly bookableCount: number }

/** Something can be booked in it: it holds activities and therefore no categories. [P3-129, O-53, O-81] */
export function presentBookableCategory(category: Bookable, parent: Named | undefined): BookableCategory {
  return {
    ...presentCategory(category),
    children: [],
    parent: parent ? presentCategory(parent) : null,
    in_use: { in_use: true, reasons: [inUse(category)] },
    created_at: presentInstant(category.createdAt),
    picture_kind: category.pictureKind,
    bookable_count: category.bookableCount,
  }
}

function inUse({ bookingType }: Pick<Named, 'bookingType'>): string {
  return isByDate(bookingType) ? 'Times are planned in it.' : 'Courses or camps are planned in it.'
}

export function presentCategory({ id, name, slug, bookingType }: Named): CategorySummary {
  return { id, name, slug, booking_type: bookingType }
}
