import { useTranslation } from 'react-i18next'
import type { FormError } from '../../../ui/forms/FormErrorSummary.tsx'
import type { ToDo } from '../../../ui/summary/StillToDo.tsx'
import { bookingFieldIds } from './booking-field-ids.ts'
import type { BookingForm } from './booking-form.ts'
import { canBeMet } from './why-disabled.ts'
import type { Disabled, DisabledHint } from './why-disabled.ts'

type Options = {
  readonly form: BookingForm
  readonly answers: { readonly gaps: readonly FormError[]; readonly shownErrors: readonly FormError[] }
  readonly disabled: Disabled | null
  /** Where what is owed can be paid; null where nothing has to be paid before a booking. */
  readonly payFirstAt: string | null
  readonly personMissing: boolean
  readonly waiverMissing: boolean
  readonly sessionMissing: boolean
}

/** What a hint asks for; one that is not here asks for the first thing that is missing. */
const fieldOfHint: Partial<Record<DisabledHint, string>> = {
  choosePerson: bookingFieldIds.person,
  selectSession: bookingFieldIds.dates,
  agreeToWaiver: bookingFieldIds.waiver,
}

/** What a booking form still lacks: quietly beside its buttons, and as problems once somebody tried to book. */
export function useBookingGaps(options: Options) {
  const { form, answers, disabled, payFirstAt, personMissing, waiverMissing, sessionMissing } = options
  const { t } = useTranslation(['courses'])
  const payFirst = payFirstAt === null ? [] : [{ fieldId: payFirstAt, message: t('courses:booking.hints.payFirst') }]
  const person = { fieldId: bookingFieldIds.person, message: t('courses:booking.hints.choosePerson') }
  const waiver = { fieldId: bookingFieldIds.waiver, message: t('courses:booking.hints.agreeToWaiver') }
  const session = { fieldId: bookingFieldIds.dates, message: t('courses:booking.hints.selectSession') }
  const refused = form.refused.map(({ target, message }) => ({ fieldId: bookingFieldIds[target], message }))
  const waiverRefused = form.refused.some(({ target }) => target === 'waiver')

  const problems: readonly FormError[] = [
    ...payFirst,
    ...(personMissing ? [person] : []),
    ...(sessionMissing ? [session] : []),
    ...refused,
    ...answers.shownErrors,
    ...(waiverMissing && !waiverRefused ? [waiver] : []),
  ]
  const canBook = disabled?.kind === 'hint' && canBeMet.includes(disabled.hint)
  const gaps: readonly ToDo[] = [
    ...payFirst.map(({ fieldId, message }) => ({ id: fieldId, text: message })),
    ...(personMissing ? [{ id: person.fieldId, text: t('courses:booking.toDo.person') }] : []),
    ...(sessionMissing ? [{ id: session.fieldId, text: t('courses:campBooking.toDo') }] : []),
    ...answers.gaps.map(({ fieldId, message }) => ({
      id: fieldId,
      text: t('courses:booking.toDo.answer', { question: message }),
    })),
    ...(waiverMissing ? [{ id: waiver.fieldId, text: waiver.message }] : []),
  ]
  const asked = disabled?.kind === 'hint' ? fieldOfHint[disabled.hint] : undefined
  const errors = form.attempt === 0 ? [] : problems
  return {
    errors,
    /** In the order of the form; none where nothing that the customer can do would help. */
    toDo: canBook ? gaps : [],
    /** What of it the hint names, which has an order of its own. [O-24] */
    hinted: canBook ? (gaps.find(({ id }) => id === asked) ?? gaps[0]) : undefined,
    messageFor: (target: keyof typeof bookingFieldIds): string | undefined =>
      errors.find(({ fieldId }) => fieldId === bookingFieldIds[target])?.message,
  }
}
