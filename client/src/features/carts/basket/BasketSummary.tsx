import { format } from '@touchline/money'
import { useTranslation } from 'react-i18next'
import { useBasketSymbol } from '../../../app/basket/basket-symbol.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Summary } from '../../../ui/summary/Summary.tsx'
import { SummaryLines } from '../../../ui/summary/SummaryLines.tsx'
import { extrasOf, itemCountOf } from '../cart.ts'
import type { Cart } from '../cart.ts'
import { useItemText } from './items/use-item-text.ts'
import { usableCreditOf } from '../cart-totals.ts'
import { useBasketTotal } from '../use-basket-total.ts'

const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })
const WideOnly = styled('div', { base: { display: { base: 'none', sm: 'block' } } })

type Props = { readonly cart: Cart; readonly checkoutPath: string; readonly browsePath: string }

/** The basket's total and the checkout button: beside its items, on phones a bar at the bottom. */
export function BasketSummary({ cart, checkoutPath, browsePath }: Props) {
  const { t } = useTranslation(['checkout'])
  const symbol = useBasketSymbol()
  const basketTotal = useBasketTotal()
  const text = useItemText()
  const count = itemCountOf(cart)
  const credit = usableCreditOf(cart)
  const noteOf = (name: string | undefined) => (name === undefined ? undefined : t('checkout:item.for', { name }))
  return (
    <Summary
      label={t('checkout:basket.total')}
      head={<Title>{t('checkout:summary.heading')}</Title>}
      lines={
        <SummaryLines
          lines={cart.items.flatMap((item, index) => [
            {
              id: `item-${item.id ?? index}`,
              what: text.counted(item),
              note: noteOf(text.person(item)),
              amount: text.price(item),
            },
            ...extrasOf(item).map((extra, place) => ({
              id: `extra-${extra.id ?? `${index}-${place}`}`,
              what: text.extra(extra),
              amount: text.price(extra),
              isPart: true,
            })),
          ])}
        />
      }
      total={<span aria-live="polite">{basketTotal(cart)}</span>}
      phoneNote={t('checkout:basket.itemCount', { count })}
      notes={credit > 0 ? <p>{t('checkout:basket.creditHint', { amount: format(credit, symbol) })}</p> : undefined}
      actions={
        <>
          <ButtonLink to={checkoutPath} size="large" wide>
            {t('checkout:basket.checkoutNow')}
          </ButtonLink>
          <WideOnly>
            <ButtonLink to={browsePath} variant="secondary" size="large" wide>
              {t('checkout:basket.continueBrowsing')}
            </ButtonLink>
          </WideOnly>
        </>
      }
    />
  )
}
