import type { BookingType } from '../shared/enumerations.ts'

/** Lists of a category before its venue's migration date. */
export const v1Types = ['class_templates', 'ad_hoc_templates', 'fast_ticket_templates'] as const
export type V1Type = (typeof v1Types)[number]

/** Lists from that date on: the booking types booked by date. */
export const v2Types = ['classes', 'resources', 'ticketed'] as const
export type V2Type = (typeof v2Types)[number]

export const browsingOrders = ['location'] as const

export const allocationStrategies = ['customer'] as const

/** The older name of each type. */
export const v1TypeOf = {
  classes: 'class_templates',
  resources: 'ad_hoc_templates',
  ticketed: 'fast_ticket_templates',
} as const satisfies Record<V2Type, V1Type>

/** Whether it is booked by date, one occurrence at a time. */
export function isByDate(bookingType: BookingType | null): bookingType is V2Type {
  return bookingType !== null && v2Types.some((type) => type === bookingType)
}

/** Whether an id is of the first generation. */
export function isNumeric(id: string): boolean {
  return /^[0-9]+$/.test(id)
}
