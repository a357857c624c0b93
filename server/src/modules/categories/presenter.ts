import { type BookableCategory, type CategorySummary, isByDate, type Text, type Unworded } from '@touchline/contract'
import { presentInstant } from '../../infra/wire/date-time.ts'
import type { CategoryRow } from './tables.ts'
import { text } from '../../texts/index.ts'

type Named = Pick<CategoryRow, 'id' | 'name' | 'slug' | 'bookingType'>
type Bookable = Named & Pick<CategoryRow, 'pictureKind' | 'createdAt'> & { readonly bookableCount: number }

/** A bookable category holds activities and therefore no categories. */
export function presentBookableCategory(category: Bookable, parent: Named | undefined): Unworded<BookableCategory> {
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

function inUse({ bookingType }: Pick<Named, 'bookingType'>): Text {
  return isByDate(bookingType) ? text('categories:has_times') : text('categories:has_courses')
}

export function presentCategory({ id, name, slug, bookingType }: Named): CategorySummary {
  return { id, name, slug, booking_type: bookingType }
}
