import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../api/api-error.ts'
import { openLoginModal } from '../../../app/session/login/login-modal.ts'
import { useActingFor, useSession } from '../../../app/session/use-session.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import { goToField } from '../../../ui/focus/move-focus.ts'
import type { LineTerms } from '../../occurrences/terms-together.ts'
import { useDraft } from '../../../ui/forms/use-draft.ts'
import { bookingDrafts } from '../../occurrences/booking/draft/booking-draft.ts'
import { unmetIn } from '../../restrictions/unmet.ts'
import { readRefusal } from '../../occurrences/refusal.ts'
import { useQuote } from '../../occurrences/use-quote.ts'
import type { Entry } from '../entries/entry.ts'
import type { EntryDetails } from '../use-activity-class.ts'
import type { Ticket } from '../use-tickets.ts'
import { placeItem, quantitiesIn, ticketItems } from './entry-items.ts'
import type { NewItem, Quantities } from './entry-items.ts'
import { ticketsQuoted } from './tickets-quoted.ts'

/** The next missing part of a booking, in the order of the panel. */
export type Gap =
  | { readonly kind: 'person' | 'tickets' | 'waiver' }
  /** Attended at the centre: nothing on the panel helps. */
  | { readonly kind: 'induction'; readonly name: string }

type Facts = {
  readonly personMissing: boolean
  readonly ticketsMissing: boolean
  readonly waiverMissing: boolean
  readonly inductionName: string | null
}

export function gapOf({ personMissing, ticketsMissing, waiverMissing, inductionName }: Facts): Gap | null {
  if (personMissing) return { kind: 'person' }
  if (inductionName !== null) return { kind: 'induction', name: inductionName }
  if (ticketsMissing) return { kind: 'tickets' }
  return waiverMissing ? { kind: 'waiver' } : null
}

/** Ids of the targets of missing parts. */
export const entryFieldIds = { person: 'entry-person', tickets: 'entry-tickets', waiver: 'entry-waiver' } as const

export type Onward = 'stay' | 'checkout'

type Options = {
  readonly entry: Entry
  readonly details: EntryDetails | null
  /** The tickets of an offer from the waitlist, which are chosen at first. */
  readonly offered?: Quantities
  /** The linked user whose place from the waitlist the tickets take; null for tickets of the logged-in user. */
  readonly heldFor?: number | null
  /** Its ticket types; null when places are booked instead. */
  readonly tickets: readonly Ticket[] | null
  /** No attendee is chosen of several. */
  readonly personMissing: boolean
  /** The basket's state; null while unknown. */
  readonly basketHash: string | null
  /** Adds items to the basket; throws an ApiError. */
  readonly add: (items: readonly NewItem[]) => Promise<unknown>
  readonly refresh: () => Promise<void>
  readonly onAdded: (onward: Onward) => void
}

const none: Quantities = {}

/** The logic between a panel and the basket. */
export function useEntryBooking({
  entry,
  details,
  offered = none,
  heldFor = null,
  tickets,
  personMissing,
  basketHash,
  add,
  refresh,
  onAdded,
}: Options) {
  const { t } = useTranslation(['checkout', 'activities'])
  const showError = useErrorToast()
  const { loggedIn } = useSession()
  const { ownerId, purchasedForUserId, subjectId } = useActingFor()
  const [changed, setQuantities] = useState<Quantities | null>(null)
  const quantities = changed ?? offered
  const hasChosen = tickets !== null && changed !== null && quantitiesIn(changed) !== null
  const endDraft = useDraft({
    form: `${bookingDrafts}tickets/${entry.id}`,
    person: ownerId,
    kept: hasChosen ? changed : null,
    restore: (draft) => setQuantities(quantitiesIn(draft)),
  })
  const [agreedFor, setAgreedFor] = useState<string | null>(null)
  const [onward, setOnward] = useState<Onward | null>(null)
  const [told, setTold] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  // The second press of a double click comes before the screen shows the first.
  const sending = useRef(false)

  const { waiver, induction } = unmetIn(details?.restrictions)
  // An agreement belongs to one person.
  const agreement = waiver === null ? null : `${waiver.id} ${subjectId ?? ''}`
  const agreed = agreement !== null && agreedFor === agreement
  const gap = gapOf({
    personMissing: personMissing && tickets === null,
    ticketsMissing: tickets !== null && !Object.values(quantities).some((quantity) => quantity > 0),
    waiverMissing: agreement !== null && !agreed,
    inductionName: induction === null ? null : (induction.name ?? ''),
  })

  // A waiver changes no price.
  const chosen = tickets === null ? [] : ticketItems(quantities, { purchasedForUserId: heldFor, agreedWaiverId: null })
  const quote = useQuote(chosen, basketHash)
  const quoted = tickets === null ? null : ticketsQuoted(quote, { tickets, quantities, loggedIn })

  async function book(to: Onward): Promise<void> {
    if (sending.current) return
    if (!loggedIn) return openLoginModal()
    if (gap !== null) {
      setTold(true)
      if (gap.kind !== 'induction') goToField(entryFieldIds[gap.kind])
      return
    }
    const agreedWaiverId = agreed && waiver ? waiver.id : null
    sending.current = true
    setOnward(to)
    setRefused(null)
    try {
      await add(
        tickets === null
          ? [placeItem(entry.id, { purchasedForUserId, agreedWaiverId })]
          : ticketItems(quantities, { purchasedForUserId: heldFor, agreedWaiverId }),
      )
      endDraft()
      // The checkout shows what was added. [O-530]
      if (to === 'stay') showToast({ type: 'success', content: t('checkout:basket.toasts.added') })
      onAdded(to)
    } catch (error) {
      if (!isApiError(error)) throw error
      const [first] = readRefusal(error.status === 422 ? error.errors : {}).fields
      setRefused(first?.message ?? null)
      showError(error, { title: t('activities:entry.failedTitle'), text: t('activities:entry.failed') })
    } finally {
      sending.current = false
      setOnward(null)
      // Places, prices or waivers have changed.
      void refresh()
    }
  }

  return {
    waiver,
    agreed,
    agree: (yes: boolean) => setAgreedFor(yes ? agreement : null),
    quantities,
    chooseTickets: (ticketId: string, quantity: number) => setQuantities({ ...quantities, [ticketId]: quantity }),
    /** Minor units; null without a price. */
    total: quoted === null ? (entry.price?.value ?? null) : quoted.total,
    /** The chosen tickets by price. */
    lines: quoted?.lines ?? [],
    /** The terms of cancelling what is chosen. */
    terms: quoted && quoted.terms.length > 0 ? quoted.terms : [ownTerms(details)],
    /** The package that pays for the place. */
    coveredBy: tickets === null ? (details?.coveredBy ?? null) : null,
    /** The missing part; visitors log in first. */
    gap: loggedIn ? gap : null,
    /** The button was pressed without it, so it is marked as missing. */
    told,
    tellMissing: () => {
      setTold(true)
      goToField(entryFieldIds.tickets)
    },
    refused,
    onward,
    book,
  }
}

/** The terms of one place, or of tickets before any is chosen. */
function ownTerms(details: EntryDetails | null): LineTerms {
  return { summary: details?.cancellationSummary, price: details?.price?.value }
}

export type EntryBooking = ReturnType<typeof useEntryBooking>
