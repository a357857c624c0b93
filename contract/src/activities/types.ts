import type { BookingType } from '../shared/enumerations.ts'

/** What a category lists before the migration date of a venue. [S3-054] */
export const v1Types = ['class_templates', 'ad_hoc_templates', 'fast_ticket_templates'] as const
export type V1Type = (typeof v1Types)[number]

/** What it lists from that date on: the booking types of what is booked by the date. [S3-055] */
export const v2Types = ['classes', 'resources', 'ticketed'] as const
export type V2Type = (typeof v2Types)[number]

/** [S3-052] */
export const browsingOrders = ['location'] as const

/** [S3-053] */
export const allocationStrategies = ['customer'] as const

/** The same kind of thing in both generations. */
export const v1TypeOf = {
  classes: 'class_templates',
  resources: 'ad_hoc_templates',
  ticketed: 'fast_ticket_templates',
} as const satisfies Record<V2Type, V1Type>

/** Whether something is booked by the date, one occurrence at a time. */
export function isByDate(bookingType: BookingType | null): bookingType is V2Type {
  return bookingType !== null && v2Types.some((type) => type === bookingType)
}

/** Whether an id is one of the first generation. [C-37] */
export function isNumeric(id: string): boolean {
  return /^[0-9]+$/.test(id)
}
