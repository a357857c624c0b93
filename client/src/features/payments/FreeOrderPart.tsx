import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import type { CompletionPayload } from './machine/states/payment-details.ts'
import { outcomeUnknown } from './machine/states/payment-errors.ts'
import type { PaymentError } from './machine/states/payment-errors.ts'
import { PaymentFailure } from './PaymentFailure.tsx'
import { placeOrder } from './place-order.ts'
import type { SendOrder } from './place-order.ts'
import type { PaymentWorld } from './machine/payment-world.ts'

// A flex column: in a grid, an empty part would keep its gap.
const Part = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Alert = styled('div', { base: { _empty: { mt: '-3' } } })

export type FreeOrderPartProps = {
  readonly world: Pick<PaymentWorld, 'after' | 'newKey'> & { readonly send: SendOrder }
  readonly coveredByCredit: boolean
  /** Checks the rest of the checkout; answers the order, or null when something must be corrected first. */
  readonly beforeOrder: () => CompletionPayload | null
  /** Called when placing starts, and when its outcome is known. */
  readonly onPlacing: (placing: boolean) => void
  readonly onPlaced: (orderId: number) => void
  /** The order was refused: the basket may have changed. */
  readonly onRefused: (error: PaymentError) => void
}

/** An order without a card: free, or covered by credit. payments.md 6.6 */
export function FreeOrderPart({ world, coveredByCredit, beforeOrder, ...on }: FreeOrderPartProps) {
  const { t } = useTranslation(['checkout'])
  const [placing, setPlacing] = useState(false)
  const [unclear, setUnclear] = useState<CompletionPayload | null>(null)
  const [error, setError] = useState<PaymentError | null>(null)

  async function order(): Promise<void> {
    const completion = unclear ?? beforeOrder()
    if (!completion) return
    setPlacing(true)
    on.onPlacing(true)
    const outcome = await placeOrder(world, completion)
    if (outcome.kind === 'placed') {
      on.onPlacing(false)
      return on.onPlaced(outcome.orderId)
    }
    setPlacing(false)
    setError(outcome.error)
    const isKnown = outcome.error.code !== outcomeUnknown
    setUnclear(isKnown ? null : completion)
    // While the outcome is unknown, the form stays as it is.
    if (!isKnown) return
    on.onPlacing(false)
    on.onRefused(outcome.error)
  }

  return (
    <Part>
      <p>{t(coveredByCredit ? 'checkout:payment.free.covered' : 'checkout:payment.free.nothing')}</p>
      <Alert role="alert">{error ? <PaymentFailure error={error} /> : null}</Alert>
      <Button size="large" wide busy={placing} onClick={() => void order()}>
        {t(unclear ? 'checkout:payment.checkAgain' : 'checkout:payment.free.order')}
      </Button>
    </Part>
  )
}
