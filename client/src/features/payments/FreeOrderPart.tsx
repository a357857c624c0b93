import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import type { CompletionPayload } from './machine/payment-details.ts'
import { outcomeUnknown } from './machine/payment-errors.ts'
import type { PaymentError } from './machine/payment-errors.ts'
import { PaymentFailure } from './PaymentFailure.tsx'
import { placeOrder } from './place-order.ts'
import type { SendOrder } from './place-order.ts'
import type { PaymentWorld } from './machine/payment-world.ts'

// A column of boxes, not a grid: there what is empty could not give back its gap.
const Part = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Alert = styled('div', { base: { _empty: { mt: '-3' } } })

export type FreeOrderPartProps = {
  readonly world: Pick<PaymentWorld, 'after' | 'newKey'> & { readonly send: SendOrder }
  readonly coveredByCredit: boolean
  /** Checks the rest of the checkout; answers what to order, or null when something has to be corrected first. */
  readonly beforeOrder: () => CompletionPayload | null
  /** Told when the order is being placed and when that is over: not before somebody knows what became of it. */
  readonly onPlacing: (placing: boolean) => void
  readonly onPlaced: (orderId: number) => void
  /** The order was refused: the basket may not be what it was. */
  readonly onRefused: (error: PaymentError) => void
}

/** An order that needs no card: it costs nothing, or credit covers it. payments.md 6.6 [P7-072] */
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
    // What may be ordered already stays as it is until somebody knows.
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
