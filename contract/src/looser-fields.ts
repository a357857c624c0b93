/** The freedom that the documents leave to a field, which the contract settles. */
export type Openness = 'may be absent' | 'may be absent for strangers' | 'may be null' | 'may be of any type'

const items = ['CartItem'] as const
const clockTimes = ['utc', 'local', 'timezone'] as const
const basketOnly = [
  'uuid',
  'item_count',
  'formatted_total',
  'formatted_balance',
  'credits',
  'attendee_waivers_required',
  'item_hash',
] as const

/**
 * Stated and inferred fields about which the contract says more than the documents, by `Schema.field`. An inferred
 * field is absent here when we guessed its place from another noun. [O-391]
 */
export const looserFields: Readonly<Record<string, Openness>> = {
  // S3 lists the fields of a category at a venue without these; P3.12 has them of the category alone.
  ...each(['VenueCategory'], ['name', 'booking_type'], 'may be absent'),
  // S3 names `format_24_hour` alone.
  ...each(['ClockTime'], clockTimes, 'may be absent'),
  // Classes, slots and times have one page.
  ...each(['ActivityClassDetails'], ['tags', 'instructors'], 'may be absent'),
  // P7.1 states sorting for integrations only.
  'ListMeta.sorting': 'may be absent',
  // S7 lists these for the basket.
  ...each(['Order', 'OrderForReader'], basketOnly, 'may be absent'),
  // P3.3 gives these to some types of item.
  ...each(items, ['child_items', 'summary', 'purchased_for_user_id', 'pricing_option_id'], 'may be absent'),
  ...each(items, ['benefit_applied', 'package_applied'], 'may be absent'),
  // S3 lists a token among the fields of a user; no document shows what a login answers.
  ...each(['login', 'register'], ['token', 'expires_at', 'user'], 'may be absent'),
  // 'Restrictions and bookable actions are given only when the customer is known.' P6
  ...each(['Occurrence', 'Course', 'Camp'], ['bookable_action', 'restrictions'], 'may be absent for strangers'),
  'ChildItem.line_total': 'may be absent',
  'ChildItem.type': 'may be of any type',
  // "completeOrderId or order_id". P7.3
  ...each(['CompletionOutcome'], ['complete_order_id', 'order_id'], 'may be absent'),
  // It belongs to the configuration of a venue.
  'Venue.camps_and_courses_enabled': 'may be absent',
  'Venue.coordinates': 'may be null',
  // Its parts are not stated.
  'User.address': 'may be of any type',
}

/** The media type that a document gives a call, where we answer JSON. S7: "Returns footer HTML." */
export const otherMedia: Readonly<Record<string, string>> = { readFooter: 'text/html' }

function each(schemas: readonly string[], fields: readonly string[], openness: Openness) {
  const names = schemas.flatMap((schema) => fields.map((field) => `${schema}.${field}`))
  return Object.fromEntries(names.map((name) => [name, openness]))
}
