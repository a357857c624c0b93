import { useEffect, useEffectEvent, useMemo } from 'react'
import { challengeRequest } from './challenge.ts'
import { ChallengeDialog } from './ChallengeDialog.tsx'
import { ChallengeRedirect } from './ChallengeRedirect.tsx'
import type { ChallengeDisplay } from '../machine/states/payment-details.ts'
import type { StateOf } from '../machine/states/payment-state.ts'
import type { PaymentCommands } from '../machine/payment-runner.ts'

export type BankChallengeProps = {
  readonly state: StateOf<'sca_required' | 'sca_processing'>
  readonly display: ChallengeDisplay
  readonly platformOrigin: string
  readonly commands: Pick<PaymentCommands, 'startChallenge' | 'challengeReturned' | 'failChallenge' | 'clear'>
}

/** Shows the bank's page as configured, or by redirect where a frame shows nothing. */
export function BankChallenge({ state, display, platformOrigin, commands }: BankChallengeProps) {
  const { auth, recovery, session, status } = state
  const request = useMemo(() => challengeRequest(auth, session), [auth, session])
  const start = useEffectEvent(() => {
    if (request) commands.startChallenge(display)
    else commands.failChallenge()
  })

  useEffect(() => {
    if (status === 'sca_required') start()
  }, [status])

  // Nothing is sent before the start is stored: the page may be gone when the answer comes.
  if (status !== 'sca_processing' || !request) return null
  const isAddress = request.method !== 'library'
  if (isAddress && recovery.display === 'redirect') {
    return <ChallengeRedirect subject="payment" request={request} onLeave={commands.clear} />
  }
  return (
    <ChallengeDialog
      subject="payment"
      request={request}
      transactionUuid={auth.transactionUuid}
      platformOrigin={platformOrigin}
      onReturned={commands.challengeReturned}
      // A library shows the bank on this page or not at all.
      onNotShown={() => (isAddress ? commands.startChallenge('redirect') : commands.failChallenge())}
      onLeave={commands.clear}
    />
  )
}
