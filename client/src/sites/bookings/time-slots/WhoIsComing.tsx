import type { ComponentProps } from 'react'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { AttendeesForm } from '../../../features/attendees/AttendeesForm.tsx'
import type { Cart } from '../../../features/carts/cart.ts'
import { cartTotals } from '../../../features/carts/cart-totals.ts'
import { SummaryItems } from '../../../features/carts/summary/SummaryItems.tsx'
import { Money } from '../../../ui/text/Money.tsx'

type Props = Omit<ComponentProps<typeof AttendeesForm>, 'basket'> & { readonly cart: Cart }

/** The attendees' questions, beside the items. */
export function WhoIsComing({ cart, ...form }: Props) {
  const symbol = useCurrencySymbol()
  const { toPay } = cartTotals(cart)
  return (
    <AttendeesForm
      {...form}
      basket={{
        items: <SummaryItems items={cart.items} />,
        total: toPay === null ? null : <Money amount={toPay} symbol={symbol} announced />,
      }}
    />
  )
}
