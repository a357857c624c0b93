import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sum } from '@touchline/money'
import type { MinorUnits } from '@touchline/money'
import { isApiError } from '../../../api/api-error.ts'
import type { FieldErrors } from '../../../api/api-error.ts'
import { openLoginModal } from '../../../app/session/login/login-modal.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { showToast, toastDurations } from '../../../app/toasts/toasts.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import { dotted } from '../../../i18n/dotted.ts'
import type { Onward } from './booking-form.ts'
import type { NewItem } from './booking-item.ts'
import type { PersonBooking } from './use-person-booking.ts'

/** The booking of a further person, as the form that sends it sees it. */
export type FurtherBooking = Pick<
  PersonBooking,
  'disabled' | 'total' | 'errors' | 'toDo' | 'item' | 'showMissing' | 'refuse' | 'sent' | 'added'
>

type Called = Pick<PersonBooking, 'errors' | 'toDo'>

/** A booking that says whose problems it has, beside those of others. */
export function namedFor<Part extends Called>(booking: Part, firstName: string): Part {
  return {
    ...booking,
    errors: booking.errors.map((error) => ({ ...error, name: dotted([firstName, error.name]) })),
    toDo: booking.toDo.map((gap) => ({ ...gap, text: `${firstName}: ${gap.text}` })),
  }
}

type Options = {
  readonly own: PersonBooking
  /** The bookings of further people, which are made together with the own one. */
  readonly others: readonly FurtherBooking[]
  /** A basket line is changed instead of added. */
  readonly isChange: boolean
  /** Adds the items to the basket, or changes the line, all or none; throws an ApiError. */
  readonly add: (items: readonly [NewItem, ...NewItem[]]) => Promise<unknown>
  readonly refresh: () => Promise<void>
  readonly goToCheckout: () => void
  readonly onChanged: () => void
}

/** The way of a booking form's people into the basket. */
export function useBooking({ own, others, isChange, add, refresh, goToCheckout, onChanged }: Options) {
  const { t } = useTranslation(['courses', 'checkout', 'common'])
  // The second press of a double click comes before the screen shows the first.
  const sending = useRef(false)
  const showError = useErrorToast()
  const { loggedIn, user } = useSession()
  const all = [own, ...others]
  const disabled = all.find((one) => one.disabled !== null)?.disabled ?? null

  function takeRefusal(error: unknown): void {
    if (!isApiError(error)) throw error
    const errors = error.status === 422 ? error.errors : {}
    if (others.length === 0) own.refuse(errors)
    else for (const [index, one] of all.entries()) one.refuse(ofItem(errors, index))
    showError(error, {
      title: t(isChange ? 'courses:booking.notChangedTitle' : 'courses:booking.failedTitle'),
      text: t(isChange ? 'courses:booking.notChanged' : 'courses:booking.failed'),
    })
    // Places, prices or waivers have changed.
    void refresh()
  }

  function showMissing(): void {
    for (const one of all) one.showMissing()
  }

  /** With the extras that came off, which takes longer to read. [O-551] */
  function sayUpdated(): void {
    const done = t('checkout:basket.toasts.updated')
    const names = own.takenOff.map(({ name }) => name)
    if (names.length === 0) {
      showToast({ type: 'success', content: done })
    } else {
      const off = t('courses:booking.extrasOff', { names: t('common:list.of', { names }) })
      showToast({ type: 'success', content: `${done} ${off}`, closeAfter: toastDurations.validation })
    }
  }

  /** Adds to the basket; visitors log in first. */
  async function book(onward: Onward): Promise<void> {
    if (own.form.stage === 'sending' || sending.current) return
    if (!loggedIn) return openLoginModal()
    const item = own.item()
    const beside = others.flatMap((other) => other.item() ?? [])
    if (disabled !== null || !user || item === null || beside.length < others.length) return showMissing()
    for (const one of all) one.sent(onward)
    sending.current = true
    try {
      await add([item, ...beside])
    } catch (error) {
      return takeRefusal(error)
    } finally {
      sending.current = false
    }
    if (isChange) {
      sayUpdated()
      own.endDraft()
      return onChanged()
    }
    for (const one of all) one.added()
    // The checkout shows what was added. [O-530]
    if (onward === 'checkout') return goToCheckout()
    showToast({ type: 'success', content: t('checkout:basket.toasts.added') })
    void refresh()
  }

  return {
    ...own,
    total: totalOfAll(all.map(({ total }) => total)),
    disabled,
    isChange,
    errors: all.flatMap(({ errors }) => errors),
    toDo: all.flatMap(({ toDo }) => toDo),
    hinted: own.hinted ?? others.flatMap(({ toDo }) => toDo)[0],
    book,
    showMissing,
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

export type Booking = ReturnType<typeof useBooking>
