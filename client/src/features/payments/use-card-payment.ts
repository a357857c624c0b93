import type { MinorUnits } from '@touchline/money'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { CardFrameHandle, CardProblem } from './card/CardFrame.tsx'
import type { CardChoice } from './card/SavedCardChoice.tsx'
import type {
  AuthoriseDetails,
  Instrument,
  PaymentOrder,
  PaymentSession,
  SavedCard,
} from './machine/states/payment-details.ts'
import { mayBeSettled, type PaymentError } from './machine/states/payment-errors.ts'
import { amountAskedFor, type PaymentState, sessionOf } from './machine/states/payment-state.ts'
import type { Payment } from './machine/use-payment.ts'
import { payAction } from './pay-action.ts'
import type { PayAction } from './pay-action.ts'
import { statusKey } from './payment-texts.ts'

/** The payment's details besides the card, which is still in the provider's form. */
export type PayDetails = Omit<AuthoriseDetails, 'instrument' | 'saveCard'>

/** The reason why a press of the button did not reach the platform. */
export type Trouble = Exclude<CardProblem, 'invalid'> | 'keyExpired'

/** A problem, with the payment error before it: the later one is shown. */
type Stopped = { readonly by: Trouble; readonly after: PaymentError | null }

export type CardPayment = {
  readonly payment: Payment
  /** The session of the visible form, which stays with its input while another is prepared. */
  readonly session: PaymentSession | null
  readonly card: RefObject<CardFrameHandle | null>
  /** The paying card; undefined for a new one. */
  readonly savedCard: SavedCard | undefined
  readonly choice: CardChoice
  readonly choose: (choice: CardChoice) => void
  /** A new card is to be saved. */
  readonly saveCard: boolean
  readonly setSaveCard: (saveCard: boolean) => void
  readonly action: PayAction
  readonly isBusy: boolean
  /** The last problem outside the payment itself. */
  readonly trouble: Trouble | null
  /** The activity as a key; null when idle. */
  readonly status: ReturnType<typeof statusKey> | ReturnType<typeof readyKey> | 'checkout:payment.status.cardChecking'
  /** The button's present action. */
  readonly act: () => void
  readonly takeToken: (instrument: Instrument) => void
  readonly stopWith: (problem: CardProblem) => void
  readonly renewKey: () => void
}

/** How to pay with a saved card. */
function readyKey({ requiresSecurityCode }: SavedCard) {
  return requiresSecurityCode ? 'checkout:payment.status.readyForCode' : 'checkout:payment.status.readyWithSaved'
}

function restingStatus(state: PaymentState, savedCard: SavedCard | undefined) {
  return savedCard && state.status === 'ready' ? readyKey(savedCard) : statusKey(state)
}

// A key that is always expired must not be renewed for ever.
const mostRenewals = 2

type Options = {
  readonly payment: Payment
  readonly order: PaymentOrder & { readonly amountDue: MinorUnits }
  /** There is an amount due by card. */
  readonly wanted: boolean
  /**
   * Checks the rest of the checkout; answers the details to pay with, or null when the customer must correct something,
   * which the page then shows.
   */
  readonly beforePay: () => PayDetails | null
}

/** A card payment from the provider's form to the order, shared by its two parts, form and button. */
export function useCardPayment({ payment, order, wanted, beforePay }: Options): CardPayment {
  const { state, commands } = payment
  const card = useRef<CardFrameHandle>(null)
  // The details of the payment that awaits the form's card. The form may answer before the next render.
  const awaited = useRef<PayDetails | null>(null)
  const [isAwaited, setAwaited] = useState(false)
  const [stopped, setStopped] = useState<Stopped | null>(null)
  const renewals = useRef(0)

  const current = sessionOf(state)
  const [session, setSession] = useState(current)
  if (current && current !== session) setSession(current)

  const [choice, choose] = useState<CardChoice>('saved')
  const [saveCard, setSaveCard] = useState(false)
  const savedCard = choice === 'saved' ? (session?.savedCard ?? undefined) : undefined

  const action = payAction(state)
  // Another amount needs another session, as soon as one can be requested.
  const mayPrepare = wanted && action !== 'wait' && action !== 'check'
  const askedFor = amountAskedFor(state)
  const prepare = useEffectEvent(() => commands.prepare(order))
  useEffect(() => {
    if (mayPrepare && askedFor !== order.amountDue) prepare()
  }, [order.amountDue, mayPrepare, askedFor])

  // The earlier reason may be resolved: the basket was empty or paid, or a charge was due.
  const prepareOnceMore = useEffectEvent(() => {
    const hasFailed = state.status === 'prepare_failed' || state.status === 'failed'
    if (mayPrepare && hasFailed && mayBeSettled(state.error)) commands.prepare(order)
  })
  useEffect(() => prepareOnceMore(), [])

  const trouble = stopped?.after === state.error ? stopped.by : null
  // Another session is about to be requested.
  const isOutdated = action === 'pay' && wanted && askedFor !== order.amountDue
  const isBusy = action === 'wait' || isAwaited || isOutdated

  function pay(): void {
    renewals.current = 0
    setStopped(null)
    const details = beforePay()
    if (details === null) return
    if (savedCard && !savedCard.requiresSecurityCode) {
      return authorise(details, { kind: 'saved-card', savedCardId: savedCard.id })
    }
    awaitCard(details)
    card.current?.submit()
  }

  function awaitCard(details: PayDetails | null): void {
    awaited.current = details
    setAwaited(details !== null)
  }

  function authorise(details: PayDetails, instrument: Instrument): void {
    const keeps = saveCard && !savedCard && session?.keepsCards === true
    commands.authorise({ ...details, saveCard: keeps, instrument }, true)
  }

  function stop(problem: Trouble | null): void {
    awaitCard(null)
    setStopped(problem && { by: problem, after: state.error })
  }

  return {
    payment,
    session,
    card,
    savedCard,
    choice,
    choose,
    saveCard,
    setSaveCard,
    action,
    isBusy,
    trouble,
    status: isAwaited ? 'checkout:payment.status.cardChecking' : restingStatus(state, savedCard),
    act() {
      if (isBusy || awaited.current) return
      if (action === 'pay') pay()
      if (action === 'prepare') commands.prepare(order)
      if (action === 'check') commands.retryCompletion()
    },
    takeToken(instrument) {
      const details = awaited.current
      if (details === null) return
      awaitCard(null)
      authorise(details, instrument)
    },
    // The form shows invalid input itself, at the field.
    stopWith: (problem) => stop(problem === 'invalid' ? null : problem),
    renewKey() {
      // An idle form gets its key with the next session.
      if (action !== 'pay' && awaited.current === null) return
      renewals.current += 1
      if (renewals.current > mostRenewals) return stop('server')
      // The outcome of the last payment stays: a form that nobody has sent has no news.
      stop(awaited.current === null && state.error !== null ? null : 'keyExpired')
      commands.prepare(order)
    },
  }
}
