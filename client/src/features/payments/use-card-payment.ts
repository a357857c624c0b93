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
} from './machine/payment-details.ts'
import { mayBeSettled, type PaymentError } from './machine/payment-errors.ts'
import { amountAskedFor, type PaymentState, sessionOf } from './machine/payment-state.ts'
import type { Payment } from './machine/use-payment.ts'
import { payAction } from './pay-action.ts'
import type { PayAction } from './pay-action.ts'
import { statusKey } from './payment-texts.ts'

/** Everything of a payment but the card, which is still in the gateway's form. */
export type PayDetails = Omit<AuthoriseDetails, 'instrument' | 'saveCard'>

/** What stopped a press of the button before the platform was asked. */
export type Trouble = Exclude<CardProblem, 'invalid'> | 'keyExpired'

/** A trouble, and the error of the payment that it came after: a later one is told in its place. */
type Stopped = { readonly by: Trouble; readonly after: PaymentError | null }

export type CardPayment = {
  readonly payment: Payment
  /** The session whose form is shown: while another one is prepared the form stays, with what is typed in it. */
  readonly session: PaymentSession | null
  readonly card: RefObject<CardFrameHandle | null>
  /** The card that pays; undefined while a new one is typed. */
  readonly savedCard: SavedCard | undefined
  readonly choice: CardChoice
  readonly choose: (choice: CardChoice) => void
  /** A new card is to be kept for the next time. */
  readonly saveCard: boolean
  readonly setSaveCard: (saveCard: boolean) => void
  readonly action: PayAction
  readonly isBusy: boolean
  /** The last thing that went wrong, where it was not the payment itself. */
  readonly trouble: Trouble | null
  /** What is going on, as a key; null where nothing is. */
  readonly status: ReturnType<typeof statusKey> | ReturnType<typeof readyKey> | 'checkout:payment.status.cardChecking'
  /** What the one button does now. */
  readonly act: () => void
  readonly takeToken: (instrument: Instrument) => void
  readonly stopWith: (problem: CardProblem) => void
  readonly renewKey: () => void
}

/** What to do to pay with a saved card. */
function readyKey({ requiresSecurityCode }: SavedCard) {
  return requiresSecurityCode ? 'checkout:payment.status.readyForCode' : 'checkout:payment.status.readyWithSaved'
}

function restingStatus(state: PaymentState, savedCard: SavedCard | undefined) {
  return savedCard && state.status === 'ready' ? readyKey(savedCard) : statusKey(state)
}

// A key that is always too old must not make the page ask for keys for ever.
const mostRenewals = 2

type Options = {
  readonly payment: Payment
  readonly order: PaymentOrder & { readonly amountDue: MinorUnits }
  /** There is something to pay by card. */
  readonly wanted: boolean
  /**
   * Checks the rest of the checkout; answers what to pay with, or null when the customer has to correct something
   * first, which the page then shows.
   */
  readonly beforePay: () => PayDetails | null
}

/** A payment by card, from the gateway's form to the order: what both its parts, form and button, have in common. */
export function useCardPayment({ payment, order, wanted, beforePay }: Options): CardPayment {
  const { state, commands } = payment
  const card = useRef<CardFrameHandle>(null)
  // What is paid with the card that the form is asked for. It may answer before this page is drawn again.
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
  // Another amount needs another session, as soon as one can be asked for.
  const mayPrepare = wanted && action !== 'wait' && action !== 'check'
  const askedFor = amountAskedFor(state)
  const prepare = useEffectEvent(() => commands.prepare(order))
  useEffect(() => {
    if (mayPrepare && askedFor !== order.amountDue) prepare()
  }, [order.amountDue, mayPrepare, askedFor])

  // Why nothing could be prepared may be over: the basket was empty, or what was in it is paid; something was owed.
  const prepareOnceMore = useEffectEvent(() => {
    const hasFailed = state.status === 'prepare_failed' || state.status === 'failed'
    if (mayPrepare && hasFailed && mayBeSettled(state.error)) commands.prepare(order)
  })
  useEffect(() => prepareOnceMore(), [])

  const trouble = stopped?.after === state.error ? stopped.by : null
  // A moment later another session is asked for.
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
    // What is invalid is shown by the form itself, at the field.
    stopWith: (problem) => stop(problem === 'invalid' ? null : problem),
    renewKey() {
      // The key of a form that nothing is paid with at the moment comes with the next session.
      if (action !== 'pay' && awaited.current === null) return
      renewals.current += 1
      if (renewals.current > mostRenewals) return stop('server')
      stop('keyExpired')
      commands.prepare(order)
    },
  }
}
