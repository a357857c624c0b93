import { useReducer, useRef } from 'react'
import { isApiError } from '../../../api/api-error.ts'
import { openLoginModal } from '../../../app/session/login-modal.ts'
import { useActingFor, useSession } from '../../../app/session/session.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { FormError } from '../../../ui/forms/FormErrorSummary.tsx'
import { unmetRestrictionsOf } from '../course.ts'
import type { Course } from '../course.ts'
import { emptyForm, formAfter, hasAgreed } from './course-form.ts'
import type { Onward } from './course-form.ts'
import { courseItem } from './course-item.ts'
import type { NewItem } from './course-item.ts'
import { coursePriceLines } from './course-price-lines.ts'
import { courseStanding } from '../course-standing.ts'
import { courseTotal } from './course-total.ts'
import { chosenExtras } from '../../extras/extras.ts'
import { readRefusal } from '../../occurrences/refusal.ts'
import { standingText } from '../standing-text.ts'
import type { BookingDraft } from './booking-draft.ts'
import { useBookingDraft } from './use-booking-draft.ts'
import { useBookingGaps } from './use-booking-gaps.ts'
import { whyDisabled } from './why-disabled.ts'

/** The answers to the course's questions, as far as booking is concerned. */
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

type Options = {
  readonly course: Course
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number
  readonly answers: BookingAnswers
  /** Several people could come, and nobody is named yet. */
  readonly personMissing: boolean
  /** Puts the item into the basket; throws an ApiError. */
  readonly add: (item: NewItem) => Promise<unknown>
  readonly refreshCourse: () => Promise<void>
  readonly goToCheckout: () => void
}

/** Everything between the booking form and the basket. */
export function useCourseBooking(options: Options) {
  const { course, now, answers, personMissing, add, refreshCourse, goToCheckout } = options
  const { t } = useTexts()
  const [form, dispatch] = useReducer(formAfter, emptyForm)
  // The second press of a double click comes before the screen knows of the first. [S9-010]
  const sending = useRef(false)
  const showError = useErrorToast()
  const { loggedIn, user } = useSession()
  const { purchasedForUserId, subjectId } = useActingFor()

  const extras = chosenExtras(course.extras, form.extras)
  const lines = coursePriceLines(course, extras, now)
  const standing = courseStanding(course, now)
  const { waiver, induction } = unmetRestrictionsOf(course)
  const agreement = waiver && { waiverId: waiver.id, personId: subjectId }
  const agreed = agreement !== null && hasAgreed(form, agreement)
  const closed = standing.kind === 'closed' || standing.kind === 'sold-out' ? standingText(standing, t) : null
  const waiverMissing = agreement !== null && !agreed
  const disabled = whyDisabled({
    personMissing: personMissing && loggedIn,
    action: course.bookableAction?.action ?? null,
    message: closed,
    inductionMissing: induction !== null,
    waiverMissing,
    // Visitors log in first; what they typed so far waits for them.
    complete: answers.complete || !loggedIn,
  })

  useBookingDraft({
    slug: course.slug,
    form,
    answers,
    isBookable: standing.kind === 'bookable',
    restore: (draft) => dispatch({ kind: 'restored', draft }),
  })

  const gaps = useBookingGaps({ form, answers, disabled, personMissing, waiverMissing })

  function takeRefusal(error: unknown): void {
    if (!isApiError(error)) throw error
    const { questions, fields } = readRefusal(error.status === 422 ? error.errors : {})
    answers.refuse(questions)
    dispatch({ kind: 'refused', fields })
    showError(error, { title: t('courses:booking.failedTitle'), text: t('courses:booking.failed') })
    // Places, prices or waivers are not what this page believed them to be.
    void refreshCourse()
  }

  function showMissing(): void {
    answers.showProblems()
    dispatch({ kind: 'not-sent' })
  }

  /** Puts the course into the basket; visitors are asked to log in first. [S4-063 to S4-069, S6-002, S6-003] */
  async function book(onward: Onward): Promise<void> {
    if (form.stage === 'sending' || sending.current) return
    if (!loggedIn) return openLoginModal()
    if (disabled !== null || !user || course.id === null) return showMissing()
    dispatch({ kind: 'sent', onward })
    const parts = { purchasedForUserId, extras, answers: answers.toSubmit() }
    const agreedWaiverId = agreed ? agreement.waiverId : null
    sending.current = true
    try {
      await add(courseItem(course.id, { ...parts, agreedWaiverId }))
    } catch (error) {
      return takeRefusal(error)
    } finally {
      sending.current = false
    }
    showToast({ type: 'success', content: t('checkout:basket.toasts.added') })
    dispatch({ kind: 'added', personId: subjectId })
    if (onward === 'checkout') return goToCheckout()
    void refreshCourse()
  }

  return {
    form,
    lines,
    total: courseTotal(lines),
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
    agree: (yes: boolean) => dispatch({ kind: 'waiver-answered', agreement: yes ? agreement : null }),
  }
}

export type CourseBooking = ReturnType<typeof useCourseBooking>
