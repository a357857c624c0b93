import { useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldErrors } from '../../../api/api-error.ts'
import { useActingFor, useSession } from '../../../app/session/use-session.ts'
import type { FormError } from '../../../ui/forms/FormErrorSummary.tsx'
import type { ChangedLine } from './changed-line.ts'
import { chosenExtras, extrasFor, extrasTakenOff } from '../../extras/extras.ts'
import { readRefusal } from '../refusal.ts'
import { sessionPrice, unmetRestrictionsOf } from '../schedules/schedule.ts'
import type { Schedule } from '../schedules/schedule.ts'
import { scheduleStanding } from '../schedules/schedule-standing.ts'
import { standingText } from '../schedules/standing-text.ts'
import type { BookingDraft, DatesChoice } from './draft/booking-draft.ts'
import { emptyForm, fieldIdsIn, formAfter, hasAgreed } from './booking-form.ts'
import type { BookingForm, Onward } from './booking-form.ts'
import { bookingItem } from './booking-item.ts'
import type { Bought, NewItem } from './booking-item.ts'
import { totalOf, withExtras } from './summary/price-lines.ts'
import type { PriceLine } from './summary/price-lines.ts'
import { useBookingDraft } from './draft/use-booking-draft.ts'
import { useBookingGaps } from './use-booking-gaps.ts'
import { whyDisabled } from './summary/why-disabled.ts'

/** The answers' part in booking. */
type BookingAnswers = {
  readonly complete: boolean
  readonly gaps: readonly Required<FormError>[]
  readonly shownErrors: readonly FormError[]
  readonly showProblems: () => void
  readonly refuse: (messages: Readonly<Record<number, string>>) => void
  readonly toSubmit: () => NonNullable<NewItem['customQuestionAnswers']>
  readonly values: BookingDraft['answers']
  readonly restore: (values: BookingDraft['answers']) => void
}

/** The part to buy, by the present choice. */
export type Selection = {
  readonly lines: readonly PriceLine[]
  readonly bought: Bought
  /** Sessions must be chosen, and none is. */
  readonly sessionMissing: boolean
  /** Why nothing can be chosen, where known. */
  readonly message: string | null
}

type Options = {
  readonly schedule: Schedule
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number
  readonly answers: BookingAnswers
  readonly selectionOf: (form: BookingForm) => Selection
  /** The initial choice; null for the default of the offer. */
  readonly dates?: DatesChoice | null
  /** A further booking on this page: the earlier one is excluded, although the page may not have read it yet. */
  readonly isAnother?: boolean
  /** No attendee is chosen of several. */
  readonly personMissing?: boolean
  /** The page to pay charges; null when nothing must be paid first. */
  readonly payFirstAt?: string | null
  /** The basket line that the form changes instead of adding one; null for a new one. */
  readonly changed?: ChangedLine | null
  /** A further person on the same page; by default it is the person whom the session acts for. */
  readonly further?: { readonly personId: number; readonly scope: string }
}

/** The choice of one person in a booking form: dates, extras, answers and waiver, with price and gaps. */
export function usePersonBooking(options: Options) {
  const { schedule, now, answers, selectionOf, dates = null, isAnother = false, personMissing = false } = options
  const { payFirstAt = null, changed = null, further } = options
  const { t } = useTranslation(['courses', 'checkout', 'home', 'common'])
  const [form, dispatch] = useReducer(formAfter, {
    ...emptyForm,
    ...(changed ? { dates: changed.dates, extras: changed.extras } : { dates }),
  })
  const { loggedIn } = useSession()
  const acting = useActingFor()
  const subjectId = further?.personId ?? acting.subjectId
  const purchasedForUserId = further?.personId ?? acting.purchasedForUserId
  const scope = further?.scope ?? ''
  const ids = fieldIdsIn(scope)

  const selection = selectionOf(form)
  const { bought, sessionMissing } = selection
  const { fit: offeredExtras, forWhole } = extrasFor(schedule.extras, isWhole(bought))
  const extras = chosenExtras(offeredExtras, form.extras)
  const takenOff = extrasTakenOff({ forWhole, all: schedule.extras, had: changed?.had ?? [] }, form.extras)
  const toBeChosen = sessionMissing && sessionPrice(schedule) !== null
  const lines = withExtras(selection.lines, extras, toBeChosen)
  const standing = scheduleStanding(schedule, now)
  const { waiver, induction } = unmetRestrictionsOf(schedule)
  const agreement = waiver && { waiverId: waiver.id, personId: subjectId }
  const agreed = agreement !== null && hasAgreed(form, agreement)
  const closed = standing.kind === 'closed' || standing.kind === 'sold-out' ? standingText(standing, t) : null
  const waiverMissing = agreement !== null && !agreed
  const disabled = whyDisabled({
    owing: payFirstAt !== null,
    personMissing: personMissing && loggedIn,
    // A person with some sessions books the rest.
    action: standing.kind === 'bookable' ? 'book' : (schedule.bookableAction?.action ?? null),
    message: closed ?? selection.message,
    inductionMissing: induction !== null,
    waiverMissing,
    sessionMissing: sessionMissing && loggedIn,
    // Visitors log in first; their input is kept.
    complete: answers.complete || !loggedIn,
  })

  const endDraft = useBookingDraft({
    schedule,
    changed,
    personId: subjectId,
    scope,
    form,
    answers,
    placeIsBack: standing.kind === 'bookable' && !isAnother,
    restore: (draft) => dispatch({ kind: 'restored', draft }),
  })

  const gaps = useBookingGaps({
    form,
    ids,
    answers,
    disabled,
    payFirstAt,
    personMissing,
    waiverMissing,
    sessionMissing,
  })

  return {
    form,
    lines,
    offeredExtras,
    extrasForWhole: forWhole,
    takenOff,
    ids,
    total: totalOf(lines, toBeChosen),
    extraCount: extras.reduce((count, { quantity }) => count + quantity, 0),
    standing,
    waiver,
    induction,
    agreed,
    disabled,
    ...gaps,
    /** The item for the basket; null as long as something is missing. */
    item(): NewItem | null {
      if (disabled !== null || schedule.id === null) return null
      const parts = { purchasedForUserId, extras, answers: answers.toSubmit() }
      return bookingItem(schedule.id, bought, { ...parts, agreedWaiverId: agreed ? agreement.waiverId : null })
    },
    refuse(errors: FieldErrors): void {
      const { questions, fields } = readRefusal(errors)
      answers.refuse(questions)
      dispatch({ kind: 'refused', fields })
    },
    showMissing(): void {
      answers.showProblems()
      dispatch({ kind: 'not-sent' })
    },
    sent: (onward: Onward) => dispatch({ kind: 'sent', onward }),
    added: () => dispatch({ kind: 'added', personId: subjectId }),
    endDraft,
    chooseExtra: (extraId: number, quantity: number) => dispatch({ kind: 'extra-chosen', extraId, quantity }),
    chooseDates: (chosen: DatesChoice) => dispatch({ kind: 'dates-chosen', dates: chosen }),
    agree: (yes: boolean) => dispatch({ kind: 'waiver-answered', agreement: yes ? agreement : null }),
  }
}

/** All of a course or camp is bought, not some of its sessions. */
function isWhole(bought: Bought): boolean {
  return bought.purchasableType === 'course' || bought.bookingFullCamp
}

/** There are extras to choose, or to say something about. */
export function hasExtrasStep({
  offeredExtras,
  extrasForWhole,
  takenOff,
}: Pick<PersonBooking, 'offeredExtras' | 'extrasForWhole' | 'takenOff'>): boolean {
  return offeredExtras.length + extrasForWhole.length + takenOff.length > 0
}

export type PersonBooking = ReturnType<typeof usePersonBooking>
