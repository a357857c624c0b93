import type { ReactNode } from 'react'
import { useBusy } from '../../app/answers/use-busy.ts'
import { environment } from '../../app/environment.ts'
import { useGoTo } from '../../app/navigation/use-go-to.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import type { ButtonVariant } from '../../ui/buttons/button-recipe.ts'
import { useBasket } from '../carts/use-basket.ts'
import { payableAs } from './penalty.ts'
import type { Penalty } from './penalty.ts'

type Props = {
  readonly penalties: readonly Penalty[]
  readonly variant?: ButtonVariant
  readonly children: ReactNode
}

/** Puts charges into the basket and opens the checkout. [O-92] */
export function PayCharges({ penalties, variant = 'primary', children }: Props) {
  const basket = useBasket()
  const goTo = useGoTo()
  const { busy, run } = useBusy()
  const held = new Set(basket.cart?.items.map((item) => item.penaltyId ?? item.journalTransactionId))
  const missing = penalties.filter(({ id }) => !held.has(id))

  async function pay(): Promise<void> {
    if (missing.length > 0)
      await basket.add(missing.map((one) => ({ purchasableId: one.id, purchasableType: payableAs(one) })))
    goTo(environment().site.paths.checkout())
  }

  return (
    <Button variant={variant} busy={busy} onClick={() => run(pay)}>
      {children}
    </Button>
  )
}
