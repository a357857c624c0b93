import { useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../api/api-error.ts'
import { openLoginModal } from '../../../app/session/login-modal.ts'
import { useActingFor, useSession } from '../../../app/session/use-session.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import type { FormError } from '../../../ui/forms/FormErrorSummary.tsx'
import { chosenExtras } from '../../extras/extras.ts'
import { readRefusal } from '../refusal.ts'
import { sessionPrice, unmetRestrictionsOf } from '../schedules/schedule.ts'
import type { Schedule } from '../schedules/schedule.ts'
import { scheduleStanding } from '../schedules/schedule-standing.ts'
import { standingText } from '../schedules/standing-text.ts'
import type { BookingDraft } from './booking-draft.ts'
import { emptyForm, formAfter, hasAgreed } from './booking-form.ts'
import type { BookingForm, Onward } from './booking-form.ts'
import { bookingItem } from './booking-item.ts'
import type { Bought, NewItem } from './booking-item.ts'
import type { DatesChoice } from './dates-choice.ts'
import { totalOf, withExtras } from './price-lines.ts'
import type { PriceLine } from './price-lines.ts'
import { useBookingDraft } from './use-booking-draft.ts'
import { useBookingGaps } from './use-booking-gaps.ts'
import { whyDisabled } from './why-disabled.ts'

/** The answers to the questions, as far as booking is concerned. */
type BookingAnswers = {
  readonly complete: boolean
  readonly gaps: readonly FormError[]
  readonly shownErrors: readonly FormError[]
  readonly showProblems: () => void
  readonly refuse: (messages: Readonly<Record<number, string>>) => void
  readonly toSubmit: () => NonNullable<NewItem['customQuestionAnswers']>
  readonly values: BookingDraft['answers']
  readonly restore: (values: BookingDraft['answers']) => void
}

/** What of it is about to be bought, by what was chosen so far. */
export type Selection = {
  readonly lines: readonly PriceLine[]
  readonly bought: Bought
  /** Sessions are to be chosen, and none is. */
  readonly sessionMissing: boolean
  /** Why nothing can be chosen, where that is known here. */
  readonly message: string | null
}

type Options = {
  readonly schedule: Schedule
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number
  readonly answers: BookingAnswers
  readonly selectionOf: (form: BookingForm) => Selection
  /** What is chosen to begin with; null: what is offered decides. */
  readonly dates?: DatesChoice | null
  /** It follows a booking made on this page: what that sent stays out of it, though the page may not know of it yet. */
  readonly isAnother: boolean
  /** Several people could come, and nobody is named yet. */
  readonly personMissing: boolean
  /** Where what is owed can be paid; null where nothing has to be paid before a booking. */
  readonly payFirstAt: string | null
  /** Puts the item into the basket; throws an ApiError. */
  readonly add: (item: NewItem) => Promise<unknown>
  readonly refresh: () => Promise<void>
  readonly goToCheckout: () => void
}

/** Everything between the booking form and the basket. */
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
  } = options
  const { t } = useTranslation(['courses', 'checkout', 'home', 'common'])
  const [form, dispatch] = useReducer(formAfter, { ...emptyForm, dates })
  // The second press of a double click comes before the screen knows of the first. [S9-010]
  const sending = useRef(false)
  const showError = useErrorToast()
  const { loggedIn, user } = useSession()
  const { purchasedForUserId, subjectId } = useActingFor()

  const extras = chosenExtras(schedule.extras, form.extras)
  const selection = selectionOf(form)
  const { sessionMissing } = selection
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
    // Who can book more of what they have already books: the rest of it. [S5-015]
    action: standing.kind === 'bookable' ? 'book' : (schedule.bookableAction?.action ?? null),
    message: closed ?? selection.message,
    inductionMissing: induction !== null,
    waiverMissing,
    sessionMissing: sessionMissing && loggedIn,
    // Visitors log in first; what they typed so far waits for them.
    complete: answers.complete || !loggedIn,
  })

  useBookingDraft({
    schedule,
    form,
    answers,
    placeIsBack: standing.kind === 'bookable' && !isAnother,
    restore: (draft) => dispatch({ kind: 'restored', draft }),
  })

  const gaps = useBookingGaps({ form, answers, disabled, payFirstAt, personMissing, waiverMissing, sessionMissing })

  function takeRefusal(error: unknown): void {
    if (!isApiError(error)) throw error
    const { questions, fields } = readRefusal(error.status === 422 ? error.errors : {})
    answers.refuse(questions)
    dispatch({ kind: 'refused', fields })
    showError(error, { title: t('courses:booking.failedTitle'), text: t('courses:booking.failed') })
    // Places, prices or waivers are not what this page believed them to be.
    void refresh()
  }

  function showMissing(): void {
    answers.showProblems()
    dispatch({ kind: 'not-sent' })
  }

  /** Puts it into the basket; visitors are asked to log in first. [S4-063 to S4-069, S6-002, S6-003] */
  async function book(onward: Onward): Promise<void> {
    if (form.stage === 'sending' || sending.current) return
    if (!loggedIn) return openLoginModal()
    if (disabled !== null || !user || schedule.id === null) return showMissing()
    dispatch({ kind: 'sent', onward })
    const parts = { purchasedForUserId, extras, answers: answers.toSubmit() }
    const agreedWaiverId = agreed ? agreement.waiverId : null
    sending.current = true
    try {
      await add(bookingItem(schedule.id, selection.bought, { ...parts, agreedWaiverId }))
    } catch (error) {
      return takeRefusal(error)
    } finally {
      sending.current = false
    }
    showToast({ type: 'success', content: t('checkout:basket.toasts.added') })
    dispatch({ kind: 'added', personId: subjectId })
    if (onward === 'checkout') return goToCheckout()
    void refresh()
  }

  return {
    form,
    lines,
    total: totalOf(lines, toBeChosen),
    extraCount: extras.reduce((count, { quantity }) => count + quantity, 0),
    standing,
    waiver,
    induction,
    agreed,
    disabled,
    loggedIn,
    ...gaps,
    book,
    showMissing,
    chooseExtra: (extraId: number, quantity: number) => dispatch({ kind: 'extra-chosen', extraId, quantity }),
    chooseDates: (chosen: DatesChoice) => dispatch({ kind: 'dates-chosen', dates: chosen }),
    agree: (yes: boolean) => dispatch({ kind: 'waiver-answered', agreement: yes ? agreement : null }),
  }
}

export type Booking = ReturnType<typeof useBooking>
