import type { BookingType, FieldProblems, Text } from '@touchline/contract'
import { text } from '../../texts/index.ts'

/** A category as it is to be. */
export type Wished = {
  readonly id: string
  readonly bookingType: BookingType | null
  readonly parentId: string | null
}

type Around = {
  /** The one it is to be in; undefined: there is none with that id, or none is wanted. */
  readonly parent: Wished | undefined
  readonly hasChildren: boolean
}

/**
 * What speaks against a category by field: what holds activities has a booking type and may be in a group; a group has
 * neither a booking type nor a group of its own. [P4-015 to P4-017, P5-041, P5-042]
 */
export function problemsOf({ id, bookingType, parentId }: Wished, { parent, hasChildren }: Around): FieldProblems {
  if (hasChildren && bookingType !== null) {
    return { booking_type: [text('categories:group_has_no_type')] }
  }
  if (hasChildren && parentId !== null) {
    return { parent_id: [text('categories:group_in_group')] }
  }
  if (parentId === null) return {}
  if (parentId === id) return { parent_id: [text('categories:in_itself')] }
  if (!parent) return { parent_id: [text('categories:no_such_category')] }
  if (bookingType === null) return { booking_type: [text('categories:type_required')] }
  if (parent.bookingType !== null) return { parent_id: [text('categories:parent_has_type')] }
  return parent.parentId === null ? {} : { parent_id: [text('categories:parent_in_group')] }
}

/** What uses a category. */
export type Usage = { readonly hasChildren: boolean; readonly hasSchedules: boolean; readonly hasRestrictions: boolean }

/** The same in words; none: it can be deleted, and its booking type changed. [P4-013, P4-014, O-53] */
export function reasonsOf({ hasChildren, hasSchedules, hasRestrictions }: Usage): readonly Text[] {
  return [
    ...(hasChildren ? [text('categories:has_categories')] : []),
    ...(hasSchedules ? [text('categories:has_schedules')] : []),
    ...(hasRestrictions ? [text('categories:has_restrictions')] : []),
  ]
}
