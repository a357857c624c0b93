import { format } from '@touchline/money'
import { useTranslation } from 'react-i18next'
import { useBasketSymbol } from '../../app/basket/basket-symbol.ts'
import type { Cart } from './cart.ts'
import { totalOf } from './cart-totals.ts'

/** The text of a basket's total: the platform's, or our own in the basket's currency. */
export function useBasketTotal(): (cart: Pick<Cart, 'formattedTotal' | 'total' | 'items'>) => string {
  const { t } = useTranslation(['checkout'])
  const symbol = useBasketSymbol()
  return (cart) => {
    const total = totalOf(cart)
    if (total === null) return cart.formattedTotal ?? t('checkout:item.noPrice')
    return cart.total?.formatted ?? cart.formattedTotal ?? format(total, symbol)
  }
}
