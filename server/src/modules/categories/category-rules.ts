import type { BookingType, FieldProblems, Text } from '@touchline/contract'
import { text } from '../../texts/index.ts'

/** The wanted state of a category. */
export type Wished = {
  readonly id: string
  readonly bookingType: BookingType | null
  readonly parentId: string | null
}

type Around = {
  /** The wanted group; undefined when none is wanted or the id is unknown. */
  readonly parent: Wished | undefined
  readonly hasChildren: boolean
}

/**
 * The problems of a category, by field: one with activities needs a booking type and may have a group; a group has
 * neither a booking type nor a group of its own.
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

/** The uses of a category. */
export type Usage = { readonly hasChildren: boolean; readonly hasSchedules: boolean; readonly hasRestrictions: boolean }

/** The uses as reasons; empty when it can be deleted and its booking type changed. */
export function reasonsOf({ hasChildren, hasSchedules, hasRestrictions }: Usage): readonly Text[] {
  return [
    ...(hasChildren ? [text('categories:has_categories')] : []),
    ...(hasSchedules ? [text('categories:has_schedules')] : []),
    ...(hasRestrictions ? [text('categories:has_restrictions')] : []),
  ]
}
