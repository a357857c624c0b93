import type { TextValues } from '../errors/text.ts'

/** Why something cannot be booked, in a code. The platform has a text for each. */
export const reasonCodes = [
  'invalid',
  'not_found',
  'course_ended',
  'course_cancelled',
  'course_started',
  'membership_ended',
  'camp_ended',
  'camp_cancelled',
  'camp_started',
  'session_finished',
  'session_cancelled',
  'session_postponed',
  'session_not_postponed',
  'session_not_offered',
  'not_individually',
  'not_whole',
  'sold_out',
  'slot_taken',
  'extra_sold_out',
  'booking_closed',
  'booking_opens',
  'too_young',
  'too_old',
  'age_unknown',
  'does_not_qualify',
  'no_price_for_age',
  'already_booked',
  'in_basket',
  'some_sessions_booked',
  'time_taken',
  'no_attendee',
  'waiver_needed',
  'induction_needed',
  'switched_off',
  'outstanding_payments',
  'already_paid',
  'waits_for_more',
  'package_used_up',
  'package_refunded',
  'renews_itself',
  'not_online',
  'hold_lost',
  'not_for_sale',
] as const

export type ReasonCode = (typeof reasonCodes)[number]

/** A reason with the values that its text names. */
export type Reason = { readonly code: ReasonCode; readonly values?: TextValues }
