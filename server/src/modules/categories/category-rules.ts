import type { BookingType, FieldErrors } from '@touchline/contract'

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
export function problemsOf({ id, bookingType, parentId }: Wished, { parent, hasChildren }: Around): FieldErrors {
  if (hasChildren && bookingType !== null) {
    return { booking_type: ['A category with categories in it has no booking type.'] }
  }
  if (hasChildren && parentId !== null) {
    return { parent_id: ['A category with categories in it cannot be in another one.'] }
  }
  if (parentId === null) return {}
  if (parentId === id) return { parent_id: ['A category cannot be in itself.'] }
  if (!parent) return { parent_id: ['There is no category with this id.'] }
  if (bookingType === null) return { booking_type: ['This field is required for a category that is in a group.'] }
  if (parent.bookingType !== null) return { parent_id: ['A category with a booking type has no categories in it.'] }
  return parent.parentId === null ? {} : { parent_id: ['This category is in another one itself.'] }
}

/** What uses a category. */
export type Usage = { readonly hasChildren: boolean; readonly hasSchedules: boolean; readonly hasRestrictions: boolean }

/** The same in words; none: it can be deleted, and its booking type changed. [P4-013, P4-014, O-53] */
export function reasonsOf({ hasChildren, hasSchedules, hasRestrictions }: Usage): readonly string[] {
  return [
    ...(hasChildren ? ['Other categories are in it.'] : []),
    ...(hasSchedules ? ['Something is planned in it.'] : []),
    ...(hasRestrictions ? ['Waivers or inductions belong to it.'] : []),
  ]
}
