import { ShieldCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { BankChallenge } from './challenge/BankChallenge.tsx'
import type { ChallengeDisplay } from './machine/states/payment-details.ts'
import { isAskedAgain } from './machine/states/payment-state.ts'
import type { PayAction } from './pay-action.ts'
import { PaymentFailure } from './PaymentFailure.tsx'
import type { CardPayment, Trouble } from './use-card-payment.ts'

// A flex column: in a grid, an empty part would keep its gap.
const Part = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Status = styled('output', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted', minHeight: '6' } })
const Problem = styled('p', { base: { color: 'danger', fontWeight: 'bold' } })
// Always rendered, so that new content is announced; no room while empty.
const Alert = styled('div', { base: { outline: 'none', _empty: { mt: '-3' } } })
const Trust = styled('p', {
  base: {
    display: 'flex',
    gap: '2',
    fontSize: 'sm',
    color: 'fg.muted',
    textWrap: 'pretty',
    '& > svg': { width: '18px', height: '18px', flexShrink: 0, mt: '2px' },
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  },
})

const troubleKeys = {
  network: 'checkout:payment.card.network',
  server: 'checkout:payment.card.server',
  keyExpired: 'checkout:payment.card.keyExpired',
} as const satisfies Record<Trouble, string>

function labelKey(action: PayAction, isChecking: boolean) {
  if (action === 'check' || isChecking) return 'checkout:payment.checkAgain'
  return action === 'prepare' ? 'checkout:payment.tryAgain' : 'checkout:payment.pay'
}

type Props = {
  readonly cardPayment: CardPayment
  /** The amount, formatted. */
  readonly amount: string
  readonly challengeDisplay: ChallengeDisplay
  readonly platformOrigin: string
  /** The payee, and the part of the card they see. */
  readonly trust: ReactNode
}

/** The end of a payment form: the last failure, the button that pays, the progress, and the bank's page when it asks. */
export function PayPart({ cardPayment, amount, challengeDisplay, platformOrigin, trust }: Props) {
  const { t } = useTranslation(['checkout'])
  const { payment, action, isBusy, trouble, status, act } = cardPayment
  const { state, commands } = payment
  const failure = useRef<HTMLDivElement>(null)
  // What happened to a payment of an earlier load of the page must not wait below the form. [O-490]
  const goToEarlier = useEffectEvent(() => {
    if (state.error === null) return
    failure.current?.scrollIntoView({ block: 'center' })
    failure.current?.focus({ preventScroll: true })
  })
  useEffect(() => goToEarlier(), [])

  return (
    <Part>
      <Alert ref={failure} role="alert" tabIndex={-1}>
        {state.error && !trouble ? <PaymentFailure error={state.error} /> : null}
      </Alert>
      <Alert role="alert">{trouble ? <Problem>{t(troubleKeys[trouble])}</Problem> : null}</Alert>
      {action === 'none' ? null : (
        <Button size="large" wide busy={isBusy} onClick={act}>
          {t(labelKey(action, isAskedAgain(state)), { amount })}
        </Button>
      )}
      <Status>{status ? t(status, { amount }) : null}</Status>
      <Trust>
        <ShieldCheck aria-hidden="true" />
        <span>{trust}</span>
      </Trust>
      {state.status === 'sca_required' || state.status === 'sca_processing' ? (
        <BankChallenge state={state} display={challengeDisplay} platformOrigin={platformOrigin} commands={commands} />
      ) : null}
    </Part>
  )
}
