import type { ReactNode } from 'react'
import { useBasket } from '../../../features/carts/use-basket.ts'
import { payableAs } from '../../../features/penalties/penalty.ts'
import type { Penalty } from '../../../features/penalties/penalty.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { ButtonVariant } from '../../../ui/buttons/button-recipe.ts'
import { useBusy } from '../../answers/use-busy.ts'
import { environment } from '../../environment.ts'
import { useGoTo } from '../../navigation/use-go-to.ts'

/** Charges that are not in the basket yet. */
export function useChargesToAdd(penalties: readonly Penalty[]): readonly Penalty[] {
  const { cart } = useBasket()
  const held = new Set(cart?.items.map(({ penaltyId, journalTransactionId }) => penaltyId ?? journalTransactionId))
  return penalties.filter(({ id }) => !held.has(id))
}

type Props = {
  readonly penalties: readonly Penalty[]
  readonly variant?: ButtonVariant
  /** The page that opens; the checkout by default. */
  readonly to?: string
  readonly children: ReactNode
}

/** Adds charges to the basket and opens it. [O-92] */
export function PayCharges({ penalties, variant = 'primary', to, children }: Props) {
  const basket = useBasket()
  const goTo = useGoTo()
  const { busy, run } = useBusy()
  const missing = useChargesToAdd(penalties)

  async function pay(): Promise<void> {
    if (missing.length > 0)
      await basket.add(missing.map((one) => ({ purchasableId: one.id, purchasableType: payableAs(one) })))
    goTo(to ?? environment().site.paths.checkout())
  }

  return (
    <Button variant={variant} busy={busy} onClick={() => run(pay)}>
      {children}
    </Button>
  )
}
