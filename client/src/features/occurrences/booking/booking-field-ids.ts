/** Ids of what the booking form asks for beside its questions: what is missing leads there. */
export const bookingFieldIds = {
  person: 'booking-person',
  dates: 'booking-dates',
  waiver: 'booking-waiver',
  extras: 'booking-extras',
  form: 'booking-form',
} as const
