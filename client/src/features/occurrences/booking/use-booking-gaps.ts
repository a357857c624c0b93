import { useTranslation } from 'react-i18next'
import type { FormError } from '../../../ui/forms/FormErrorSummary.tsx'
import type { ToDo } from '../../../ui/summary/StillToDo.tsx'
import type { BookingFieldIds, BookingForm } from './booking-form.ts'
import { canBeMet } from './summary/why-disabled.ts'
import type { Disabled, DisabledHint } from './summary/why-disabled.ts'

type Options = {
  readonly form: BookingForm
  readonly ids: BookingFieldIds
  readonly answers: { readonly gaps: readonly Required<FormError>[]; readonly shownErrors: readonly FormError[] }
  readonly disabled: Disabled | null
  /** The page to pay charges; null when nothing must be paid first. */
  readonly payFirstAt: string | null
  readonly personMissing: boolean
  readonly waiverMissing: boolean
  readonly sessionMissing: boolean
}

/** The field of each hint; other hints point to the first missing one. */
const fieldOfHint: Partial<Record<DisabledHint, keyof BookingFieldIds>> = {
  choosePerson: 'person',
  selectSession: 'dates',
  agreeToWaiver: 'waiver',
}

/** The missing parts of a booking form: listed quietly beside its buttons, and as problems after an attempt to book. */
export function useBookingGaps(options: Options) {
  const { form, ids, answers, disabled, payFirstAt, personMissing, waiverMissing, sessionMissing } = options
  const { t } = useTranslation(['courses'])
  const payFirst = payFirstAt === null ? [] : [{ fieldId: payFirstAt, message: t('courses:booking.hints.payFirst') }]
  const person = { fieldId: ids.person, message: t('courses:booking.hints.choosePerson') }
  const waiver = { fieldId: ids.waiver, message: t('courses:booking.hints.agreeToWaiver') }
  const session = { fieldId: ids.dates, message: t('courses:booking.hints.selectSession') }
  const refused = form.refused.map(({ target, message }) => ({ fieldId: ids[target], message }))
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
    ...answers.gaps.map(({ fieldId, name }) => ({
      id: fieldId,
      text: t('courses:booking.toDo.answer', { question: name }),
    })),
    ...(waiverMissing ? [{ id: waiver.fieldId, text: waiver.message }] : []),
  ]
  const asked = disabled?.kind === 'hint' ? fieldOfHint[disabled.hint] : undefined
  const errors = form.attempt === 0 ? [] : problems
  return {
    errors,
    /** In form order; empty when the customer can do nothing. */
    toDo: canBook ? gaps : [],
    /** The missing part that the hint names, in its own order. */
    hinted: canBook ? (gaps.find(({ id }) => asked !== undefined && id === ids[asked]) ?? gaps[0]) : undefined,
    messageFor: (target: keyof BookingFieldIds): string | undefined =>
      errors.find(({ fieldId }) => fieldId === ids[target])?.message,
  }
}
