import type { ExtraQuantities } from '../../extras/extras.ts'
import type { RefusedField } from '../refusal.ts'
import type { DatesChoice } from './draft/booking-draft.ts'

/** Ids of the form's parts besides questions, for links to what is missing. */
export const bookingFieldIds = {
  person: 'booking-person',
  dates: 'booking-dates',
  waiver: 'booking-waiver',
  extras: 'booking-extras',
  form: 'booking-form',
} as const

export type BookingFieldIds = Readonly<Record<keyof typeof bookingFieldIds, string>>

/** The ids of a further person's parts on the same page; of the form's own without a scope. */
export function fieldIdsIn(scope: string): BookingFieldIds {
  if (scope === '') return bookingFieldIds
  const { person, dates, waiver, extras, form } = bookingFieldIds
  const own = (id: string): string => `${id}-${scope}`
  return { form, person: own(person), dates: own(dates), waiver: own(waiver), extras: own(extras) }
}

/** An agreement is valid for one waiver and one person. */
export type Agreement = { readonly waiverId: number; readonly personId: number | null }

/** The page after adding to the basket. */
export type Onward = 'stay' | 'checkout'

/** The state of the booking form, besides the answers to questions. */
export type BookingForm = {
  /** `added`: the confirmation replaces the form. */
  readonly stage: 'filling' | 'sending' | 'added'
  /** The pressed button. */
  readonly onward: Onward | null
  /** The dates of a camp; null for the default of the offer. */
  readonly dates: DatesChoice | null
  readonly extras: ExtraQuantities
  readonly agreement: Agreement | null
  /** The attendee it was added to the basket for by this form; undefined before. */
  readonly sentFor: number | null | undefined
  /** Counts failed attempts to send. */
  readonly attempt: number
  readonly refused: readonly RefusedField[]
}

export const emptyForm: BookingForm = {
  stage: 'filling',
  onward: null,
  dates: null,
  extras: {},
  agreement: null,
  sentFor: undefined,
  attempt: 0,
  refused: [],
}

export type BookingFormEvent =
  | { readonly kind: 'extra-chosen'; readonly extraId: number; readonly quantity: number }
  | { readonly kind: 'dates-chosen'; readonly dates: DatesChoice }
  | { readonly kind: 'waiver-answered'; readonly agreement: Agreement | null }
  | { readonly kind: 'sent'; readonly onward: Onward }
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'refused'; readonly fields: readonly RefusedField[] }
  | { readonly kind: 'added'; readonly personId: number | null }
  /** Replaces the state by a draft, or clears it. */
  | { readonly kind: 'restored'; readonly draft: Pick<BookingForm, 'extras' | 'agreement' | 'dates'> }

/** A corrected field is no longer marked as wrong. */
function withoutTarget(refused: readonly RefusedField[], target: RefusedField['target']): readonly RefusedField[] {
  return refused.filter((field) => field.target !== target)
}

export function formAfter(form: BookingForm, event: BookingFormEvent): BookingForm {
  switch (event.kind) {
    case 'extra-chosen':
      return {
        ...form,
        extras: { ...form.extras, [event.extraId]: event.quantity },
        refused: withoutTarget(form.refused, 'extras'),
      }
    case 'dates-chosen':
      return { ...form, dates: event.dates, refused: withoutTarget(form.refused, 'dates') }
    case 'waiver-answered':
      return { ...form, agreement: event.agreement, refused: withoutTarget(form.refused, 'waiver') }
    case 'sent':
      return { ...form, stage: 'sending', onward: event.onward, refused: [] }
    case 'not-sent':
      return { ...form, attempt: form.attempt + 1 }
    case 'refused':
      return { ...form, stage: 'filling', onward: null, attempt: form.attempt + 1, refused: event.fields }
    case 'added':
      // On the way to the checkout the form stays.
      return { ...form, stage: form.onward === 'stay' ? 'added' : form.stage, sentFor: event.personId }
    case 'restored':
      return { ...emptyForm, ...event.draft }
  }
}

/** Whether this person has agreed to this waiver in this form; an agreement before the login counts. */
export function hasAgreed({ agreement }: BookingForm, { waiverId, personId }: Agreement): boolean {
  return agreement?.waiverId === waiverId && (agreement.personId === null || agreement.personId === personId)
}
