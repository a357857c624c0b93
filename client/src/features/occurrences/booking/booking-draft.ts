import type { Agreement, BookingForm } from './booking-form.ts'
import { datesChoiceIn } from './dates-choice.ts'
import type { DatesChoice } from './dates-choice.ts'

/** An answer as it stands in a control. */
type AnswerValue = string | boolean | readonly string[]

/** What is kept of a booking form until it is paid for. */
export type BookingDraft = {
  readonly answers: Readonly<Record<number, AnswerValue>>
  readonly extras: BookingForm['extras']
  readonly agreement: Agreement | null
  readonly dates: DatesChoice | null
  /** Whom it is in the basket for; undefined while it is in none. */
  readonly sentFor?: number | null | undefined
}

type Facts = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isId = (value: unknown): value is number => Number.isInteger(value)

const isIdOrNull = (value: unknown): value is number | null => value === null || isId(value)

const isQuantity = (value: unknown): value is number => isId(value) && value >= 0

function isAnswer(value: unknown): value is AnswerValue {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string')
  return typeof value === 'string' || typeof value === 'boolean'
}

/** The entries under an id whose values are of the kind. */
function byId<T>(value: unknown, isKind: (entry: unknown) => entry is T): Readonly<Record<number, T>> {
  if (!isRecord(value)) return {}
  const entries = Object.entries(value).flatMap(([id, entry]) =>
    isId(Number(id)) && isKind(entry) ? [[id, entry] as const] : [],
  )
  return Object.fromEntries(entries)
}

function agreementIn(value: unknown): Agreement | null {
  if (!isRecord(value)) return null
  const { waiverId, personId } = value
  return isId(waiverId) && isIdOrNull(personId) ? { waiverId, personId } : null
}

/** What is worth keeping; null when nothing was typed or chosen. */
export function bookingDraftOf(form: BookingForm, answers: BookingDraft['answers']): BookingDraft | null {
  const { extras, agreement, dates, sentFor } = form
  const hasExtras = Object.values(extras).some((quantity) => quantity > 0)
  if (Object.keys(answers).length === 0 && !hasExtras && agreement === null && dates === null) return null
  return { answers, extras, agreement, dates, ...(sentFor === undefined ? {} : { sentFor }) }
}

/** The draft as it was stored; what somebody changed by hand is passed over. */
export function bookingDraftIn(stored: unknown): BookingDraft {
  if (!isRecord(stored)) return { answers: {}, extras: {}, agreement: null, dates: null }
  return {
    answers: byId(stored['answers'], isAnswer),
    extras: byId(stored['extras'], isQuantity),
    agreement: agreementIn(stored['agreement']),
    dates: datesChoiceIn(stored['dates']),
    ...(isIdOrNull(stored['sentFor']) ? { sentFor: stored['sentFor'] } : {}),
  }
}

/**
 * Whether a draft fills the form again: always before it was sent; afterwards only for the same person and once it
 * can be booked again, because its place was lost or given back.
 */
export function fillsAgain({ sentFor }: BookingDraft, personId: number | null, placeIsBack: boolean): boolean {
  return sentFor === undefined || (sentFor === personId && placeIsBack)
}
