import { format } from '@touchline/money'
import { useBasketSymbol } from '../../app/session/basket-symbol.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import type { Cart } from './cart.ts'
import { totalOf } from './cart-totals.ts'

/** A function that says what a basket costs: as the platform writes it, or in the currency that baskets are shown in. */
export function useBasketTotal(): (cart: Pick<Cart, 'formattedTotal' | 'total' | 'items'>) => string {
  const { t } = useTexts()
  const symbol = useBasketSymbol()
  return (cart) => {
    const total = totalOf(cart)
    if (total === null) return cart.formattedTotal ?? t('checkout:item.noPrice')
    return cart.total?.formatted ?? cart.formattedTotal ?? format(total, symbol)
  }
}
