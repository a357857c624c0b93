import { chakra } from '@chakra-ui/react'
import { format } from '@touchline/money'
import type { MinorUnits } from '@touchline/money'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { BankChallenge } from './challenge/BankChallenge.tsx'
import { CardFrame } from './card/CardFrame.tsx'
import type { CardFrameHandle, CardProblem } from './card/CardFrame.tsx'
import { payAction } from './pay-action.ts'
import type { PayAction } from './pay-action.ts'
import type { CardFormPage, CardToken } from './card/payment-adapter.ts'
import { adapterFor } from './card/payment-adapters.ts'
import type { ProviderNames } from './card/payment-adapters.ts'
import type { AuthoriseDetails, ChallengeDisplay, PaymentOrder } from './machine/payment-details.ts'
import { PaymentFailure } from './PaymentFailure.tsx'
import { amountAskedFor, sessionOf } from './machine/payment-state.ts'
import { statusKey } from './payment-texts.ts'
import type { Payment } from './machine/use-payment.ts'

const Panel = chakra('section', { base: { display: 'grid', gap: '4' } })
const Heading = chakra('h2', { base: { fontFamily: 'heading', fontSize: 'lg', lineHeight: 'heading' } })
const Status = chakra('output', { base: { display: 'block', color: 'fg.muted', minHeight: '6' } })
const Problem = chakra('p', { base: { color: 'danger' } })
// Always there, so that what appears in it is announced; empty it takes no room.
const Alert = chakra('div', { base: { _empty: { mt: '-4' } } })

/** Everything of a payment but the card, which is still in the gateway's form. */
export type PayDetails = Omit<AuthoriseDetails, 'instrument'>

export type PaymentPanelProps = {
  readonly payment: Payment
  readonly order: PaymentOrder & { readonly amountDue: MinorUnits }
  readonly currencySymbol: string
  readonly providerNames: ProviderNames
  readonly cardFormPage: Omit<CardFormPage, 'channel'>
  readonly newChannel: () => string
  readonly challengeDisplay: ChallengeDisplay
  readonly platformOrigin: string
  /**
   * Checks the rest of the checkout; answers what to pay with, or null when the customer has to correct something
   * first, which the page then shows.
   */
  readonly beforePay: () => Promise<PayDetails | null>
}

type Step = { readonly kind: 'rest' | 'checking' } | { readonly kind: 'tokenising'; readonly details: PayDetails }
type Trouble = Exclude<CardProblem, 'invalid'> | 'keyExpired' | 'notSent'

const troubleKeys = {
  network: 'checkout:payment.card.network',
  server: 'checkout:payment.card.server',
  keyExpired: 'checkout:payment.card.keyExpired',
  notSent: 'checkout:payment.errors.pay',
} as const satisfies Record<Trouble, string>

// A key that is always too old must not make the page ask for keys for ever.
const mostRenewals = 2

function labelKey(action: PayAction) {
  if (action === 'check') return 'checkout:payment.checkAgain'
  return action === 'prepare' ? 'checkout:payment.tryAgain' : 'checkout:payment.pay'
}

/** A payment by card: the gateway's form, what is going on, what went wrong, and the one button that goes on. */
export function PaymentPanel({ payment, order, newChannel, ...props }: PaymentPanelProps) {
  const { t } = useTexts()
  const { state, commands } = payment
  const card = useRef<CardFrameHandle>(null)
  const [step, setStep] = useState<Step>({ kind: 'rest' })
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const renewals = useRef(0)
  const headingId = useId()

  // While another session is prepared the form stays, with what is typed in it.
  const current = sessionOf(state)
  const [session, setSession] = useState(current)
  if (current && current !== session) setSession(current)

  const action = payAction(state)
  // Another amount needs another session, as soon as one can be asked for.
  const mayPrepare = action !== 'wait' && action !== 'check'
  const askedFor = amountAskedFor(state)
  const prepare = useEffectEvent(() => commands.prepare(order))
  useEffect(() => {
    if (mayPrepare && askedFor !== order.amountDue) prepare()
  }, [order.amountDue, mayPrepare, askedFor])

  const isBusy = action === 'wait' || step.kind !== 'rest'
  const amount = format(order.amountDue, props.currencySymbol)
  const adapter = session ? adapterFor(session.providerName, props.providerNames) : undefined
  const takesCard = adapter && session && action !== 'check' && state.status !== 'completed'

  async function pay(): Promise<void> {
    renewals.current = 0
    setTrouble(null)
    setStep({ kind: 'checking' })
    const details = await props.beforePay().catch(() => 'not sent' as const)
    if (details === null || details === 'not sent') {
      if (details) setTrouble('notSent')
      return setStep({ kind: 'rest' })
    }
    setStep({ kind: 'tokenising', details })
    card.current?.submit()
  }

  function act(): void {
    if (isBusy) return
    if (action === 'pay') void pay()
    if (action === 'prepare') commands.prepare(order)
    if (action === 'check') commands.retryCompletion()
  }

  function takeToken({ instrument }: CardToken): void {
    if (step.kind !== 'tokenising') return
    setStep({ kind: 'rest' })
    commands.authorise({ ...step.details, instrument }, true)
  }

  function stopWith(problem: Trouble | null): void {
    setStep({ kind: 'rest' })
    setTrouble(problem)
  }

  function renewKey(): void {
    renewals.current += 1
    if (renewals.current > mostRenewals) return stopWith('server')
    stopWith('keyExpired')
    commands.prepare(order)
  }

  const status = step.kind === 'rest' ? statusKey(state) : 'checkout:payment.status.cardChecking'
  return (
    <Panel aria-labelledby={headingId}>
      <Heading id={headingId}>{t('checkout:payment.heading')}</Heading>
      {takesCard ? (
        <CardFrame
          key={session.url}
          ref={card}
          adapter={adapter}
          session={session}
          page={props.cardFormPage}
          newChannel={newChannel}
          onToken={takeToken}
          // What is invalid is shown by the form itself, at the field.
          onProblem={(problem) => stopWith(problem === 'invalid' ? null : problem)}
          onKeyExpired={renewKey}
          onSubmitRequested={act}
        />
      ) : null}
      <Alert role="alert">{state.error ? <PaymentFailure error={state.error} /> : null}</Alert>
      <Alert role="alert">{trouble ? <Problem>{t(troubleKeys[trouble])}</Problem> : null}</Alert>
      <Status>{status ? t(status, { amount }) : null}</Status>
      {action === 'none' ? null : (
        <Button size="large" wide busy={isBusy} disabled={isBusy} onClick={act}>
          {t(labelKey(action), { amount })}
        </Button>
      )}
      {state.status === 'sca_required' || state.status === 'sca_processing' ? (
        <BankChallenge
          state={state}
          display={props.challengeDisplay}
          platformOrigin={props.platformOrigin}
          commands={commands}
        />
      ) : null}
    </Panel>
  )
}
