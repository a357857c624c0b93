/**
 * Why something cannot be booked, in a code; `{name}` is filled in from the reason's values. The texts are what the wire
 * and, without a translation, a customer reads. [O-25, O-26, O-49]
 */
export const reasons = {
  invalid: 'Please check the highlighted fields.',
  not_found: 'Unable to complete request, item not found.',
  course_ended: 'This course has ended.',
  course_cancelled: 'This course has been cancelled.',
  course_started: 'This course has already started.',
  membership_ended: 'This membership has ended.',
  camp_ended: 'This camp has ended.',
  camp_cancelled: 'This camp has been cancelled.',
  camp_started: 'This camp has already started.',
  session_finished: 'This session has finished.',
  session_cancelled: 'This session has been cancelled.',
  session_not_offered: 'This session is not one of this camp.',
  not_individually: 'You cannot book this session individually.',
  not_whole: 'This camp is booked by the session.',
  sold_out: 'Sold out',
  slot_taken: 'This time has been booked by somebody else.',
  extra_sold_out: 'There are not enough of this extra left.',
  booking_closed: 'Booking has closed.',
  booking_opens: 'Booking opens on {date}.',
  too_young: 'Too young: this is from age {limit}, and {age} is the age on the first day.',
  too_old: 'Too old: this is up to age {limit}, and {age} is the age on the first day.',
  does_not_qualify: 'You do not qualify to book this.',
  already_booked: 'You have already booked this.',
  in_basket: 'This is in a shopping basket already.',
  some_sessions_booked: 'You have already booked some individual sessions on this camp.',
  time_taken: 'You have already booked a session for this time.',
  no_attendee: 'Say who will come.',
  waiver_needed: 'Please agree to the waiver: {name}',
  induction_needed: 'Please complete the induction first: {name}',
  switched_off: 'This cannot be booked online at this venue.',
  outstanding_payments: 'You have outstanding payments. Please settle them before you book.',
  already_paid: 'This has been paid already.',
  waits_for_more: 'Fewer places came free than you wait for. You keep your position on the waitlist.',
  package_used_up: 'The usages of your package have just been taken elsewhere. Please try again.',
  package_refunded: 'The package that was to pay for this has been refunded: {name}',
  renews_itself: 'This membership has no end and needs no renewal.',
  not_online: 'This is sold at our centres only.',
  hold_lost: 'We no longer hold a place for you: {name}',
  not_for_sale: 'This cannot be paid for here: {name}',
} as const satisfies Record<string, string>

export type ReasonCode = keyof typeof reasons

/** A reason with what its text names. */
export type Reason = { readonly code: ReasonCode; readonly values?: Readonly<Record<string, string>> }

/** The reason in words. */
export function textOf({ code, values = {} }: Reason): string {
  return reasons[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
