/** Ids of the form's parts besides questions, for links to what is missing. */
export const bookingFieldIds = {
  person: 'booking-person',
  dates: 'booking-dates',
  waiver: 'booking-waiver',
  extras: 'booking-extras',
  form: 'booking-form',
} as const
