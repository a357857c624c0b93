import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import type { CompletionPayload } from './machine/states/payment-details.ts'
import { PaymentFailure } from './PaymentFailure.tsx'
import { useFreeOrder } from './use-free-order.ts'
import type { FreeOrderEvents, FreeOrderWorld } from './use-free-order.ts'

// A flex column: in a grid, an empty part would keep its gap.
const Part = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Alert = styled('div', { base: { _empty: { mt: '-3' } } })

export type FreeOrderPartProps = FreeOrderEvents & {
  readonly world: FreeOrderWorld
  readonly coveredByCredit: boolean
  /** Checks the rest of the checkout; answers the order, or null when something must be corrected first. */
  readonly beforeOrder: () => CompletionPayload | null
}

/** An order without a card: free, or covered by credit. payments.md 6.6 */
export function FreeOrderPart({ world, coveredByCredit, beforeOrder, ...on }: FreeOrderPartProps) {
  const { t } = useTranslation(['checkout'])
  const { placing, isUnclear, error, place, checkAgain } = useFreeOrder(world, on)

  async function order(): Promise<void> {
    if (isUnclear) return checkAgain()
    const completion = beforeOrder()
    if (completion) await place(completion)
  }

  return (
    <Part>
      <p>{t(coveredByCredit ? 'checkout:payment.free.covered' : 'checkout:payment.free.nothing')}</p>
      <Alert role="alert">{error ? <PaymentFailure error={error} /> : null}</Alert>
      <Button size="large" wide busy={placing} onClick={() => void order()}>
        {t(isUnclear ? 'checkout:payment.checkAgain' : 'checkout:payment.free.order')}
      </Button>
    </Part>
  )
}
