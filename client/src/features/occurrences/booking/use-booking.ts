import { useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sum } from '@touchline/money'
import type { MinorUnits } from '@touchline/money'
import { isApiError } from '../../../api/api-error.ts'
import type { FieldErrors } from '../../../api/api-error.ts'
import { openLoginModal } from '../../../app/session/login/login-modal.ts'
import { useActingFor, useSession } from '../../../app/session/use-session.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import type { FormError } from '../../../ui/forms/FormErrorSummary.tsx'
import type { ChangedLine } from './changed-line.ts'
import { chosenExtras, extrasFor } from '../../extras/extras.ts'
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
import type { Disabled } from './summary/why-disabled.ts'
import type { ToDo } from '../../../ui/summary/StillToDo.tsx'

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
  readonly isAnother: boolean
  /** No attendee is chosen of several. */
  readonly personMissing: boolean
  /** The page to pay charges; null when nothing must be paid first. */
  readonly payFirstAt: string | null
  /** Adds the items to the basket, all or none; throws an ApiError. */
  readonly add: (items: readonly [NewItem, ...NewItem[]]) => Promise<unknown>
  readonly refresh: () => Promise<void>
  readonly goToCheckout: () => void
  /** The basket line that the form changes instead of adding one; null for a new one. */
  readonly changed: ChangedLine | null
  readonly onChanged: () => void
  /** A further person on the same page; by default it is the person whom the session acts for. */
  readonly further?: { readonly personId: number; readonly scope: string }
  /** The bookings for further people, which are made together with this one. */
  readonly others?: readonly FurtherBooking[]
}

/** A booking for a further person, as the form that sends it sees it. */
export type FurtherBooking = {
  readonly disabled: Disabled | null
  readonly total: MinorUnits | null
  readonly errors: readonly FormError[]
  readonly toDo: readonly ToDo[]
  readonly item: () => NewItem | null
  readonly showMissing: () => void
  readonly refuse: (errors: FieldErrors) => void
  readonly sent: (onward: Onward) => void
  readonly added: () => void
}

/** The logic between the booking form and the basket. */
export function useBooking(options: Options) {
  const {
    schedule,
    now,
    answers,
    selectionOf,
    dates = null,
    isAnother,
    personMissing,
    payFirstAt,
    add,
    refresh,
    goToCheckout,
    changed,
    onChanged,
    further,
    others = [],
  } = options
  const { t } = useTranslation(['courses', 'checkout', 'home', 'common'])
  const [form, dispatch] = useReducer(formAfter, {
    ...emptyForm,
    ...(changed ? { dates: changed.dates, extras: changed.extras } : { dates }),
  })
  // The second press of a double click comes before the screen shows the first.
  const sending = useRef(false)
  const showError = useErrorToast()
  const { loggedIn, user } = useSession()
  const acting = useActingFor()
  const subjectId = further?.personId ?? acting.subjectId
  const purchasedForUserId = further?.personId ?? acting.purchasedForUserId
  const ids = fieldIdsIn(further?.scope ?? '')

  const selection = selectionOf(form)
  const offeredExtras = extrasFor(schedule.extras, isWhole(selection.bought))
  const extras = chosenExtras(offeredExtras, form.extras)
  const { sessionMissing } = selection
  const toBeChosen = sessionMissing && sessionPrice(schedule) !== null
  const lines = withExtras(selection.lines, extras, toBeChosen)
  const standing = scheduleStanding(schedule, now)
  const { waiver, induction } = unmetRestrictionsOf(schedule)
  const agreement = waiver && { waiverId: waiver.id, personId: subjectId }
  const agreed = agreement !== null && hasAgreed(form, agreement)
  const closed = standing.kind === 'closed' || standing.kind === 'sold-out' ? standingText(standing, t) : null
  const waiverMissing = agreement !== null && !agreed
  const ownDisabled = whyDisabled({
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
  const disabled = ownDisabled ?? others.find((other) => other.disabled !== null)?.disabled ?? null

  const endDraft = useBookingDraft({
    schedule,
    changed,
    personId: subjectId,
    scope: further?.scope ?? '',
    form,
    answers,
    placeIsBack: standing.kind === 'bookable' && !isAnother,
    restore: (draft) => dispatch({ kind: 'restored', draft }),
  })

  const gaps = useBookingGaps({
    form,
    ids,
    answers,
    disabled: ownDisabled,
    payFirstAt,
    personMissing,
    waiverMissing,
    sessionMissing,
  })

  function refuse(errors: FieldErrors): void {
    const { questions, fields } = readRefusal(errors)
    answers.refuse(questions)
    dispatch({ kind: 'refused', fields })
  }

  function takeRefusal(error: unknown): void {
    if (!isApiError(error)) throw error
    const errors = error.status === 422 ? error.errors : {}
    refuse(others.length === 0 ? errors : ofItem(errors, 0))
    for (const [index, other] of others.entries()) other.refuse(ofItem(errors, index + 1))
    showError(error, {
      title: t(changed ? 'courses:booking.notChangedTitle' : 'courses:booking.failedTitle'),
      text: t(changed ? 'courses:booking.notChanged' : 'courses:booking.failed'),
    })
    // Places, prices or waivers have changed.
    void refresh()
  }

  function showMissing(): void {
    answers.showProblems()
    dispatch({ kind: 'not-sent' })
    for (const other of others) other.showMissing()
  }

  /** The item for the basket; null as long as something is missing. */
  function item(): NewItem | null {
    if (ownDisabled !== null || schedule.id === null) return null
    const parts = { purchasedForUserId, extras, answers: answers.toSubmit() }
    return bookingItem(schedule.id, selection.bought, { ...parts, agreedWaiverId: agreed ? agreement.waiverId : null })
  }

  /** Adds to the basket; visitors log in first. */
  async function book(onward: Onward): Promise<void> {
    if (form.stage === 'sending' || sending.current) return
    if (!loggedIn) return openLoginModal()
    const own = item()
    const beside = others.flatMap((other) => other.item() ?? [])
    if (disabled !== null || !user || own === null || beside.length < others.length) return showMissing()
    dispatch({ kind: 'sent', onward })
    for (const other of others) other.sent(onward)
    sending.current = true
    try {
      await add([own, ...beside])
    } catch (error) {
      return takeRefusal(error)
    } finally {
      sending.current = false
    }
    showToast({ type: 'success', content: t(`checkout:basket.toasts.${changed ? 'updated' : 'added'}`) })
    if (changed) {
      endDraft()
      return onChanged()
    }
    for (const other of others) other.added()
    dispatch({ kind: 'added', personId: subjectId })
    if (onward === 'checkout') return goToCheckout()
    void refresh()
  }

  const ownTotal = totalOf(lines, toBeChosen)
  return {
    form,
    lines,
    offeredExtras,
    ids,
    total: others.length === 0 ? ownTotal : totalOfAll([ownTotal, ...others.map(({ total }) => total)]),
    extraCount: extras.reduce((count, { quantity }) => count + quantity, 0),
    standing,
    waiver,
    induction,
    agreed,
    disabled,
    loggedIn,
    isChange: changed !== null,
    ...gaps,
    errors: [...gaps.errors, ...others.flatMap(({ errors }) => errors)],
    toDo: [...gaps.toDo, ...others.flatMap(({ toDo }) => toDo)],
    hinted: gaps.hinted ?? others.flatMap(({ toDo }) => toDo)[0],
    item,
    refuse,
    sent: (onward: Onward) => dispatch({ kind: 'sent', onward }),
    added: () => dispatch({ kind: 'added', personId: subjectId }),
    book,
    showMissing,
    chooseExtra: (extraId: number, quantity: number) => dispatch({ kind: 'extra-chosen', extraId, quantity }),
    chooseDates: (chosen: DatesChoice) => dispatch({ kind: 'dates-chosen', dates: chosen }),
    agree: (yes: boolean) => dispatch({ kind: 'waiver-answered', agreement: yes ? agreement : null }),
  }
}

/** The messages about one item of several. */
function ofItem(errors: FieldErrors, index: number): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field.startsWith(`items.${index}.`)))
}

/** The sum for all people; null while a price is unknown. */
function totalOfAll(totals: readonly (MinorUnits | null)[]): MinorUnits | null {
  const known = totals.filter((total) => total !== null)
  return known.length < totals.length ? null : sum(known)
}

/** All of a course or camp is bought, not some of its sessions. */
function isWhole(bought: Bought): boolean {
  return bought.purchasableType === 'course' || bought.bookingFullCamp
}

export type Booking = ReturnType<typeof useBooking>
