import { format } from '@touchline/money'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBasketSymbol } from '../../../app/basket/basket-symbol.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { isEmpty } from '../cart.ts'
import { cartTotals } from '../cart-totals.ts'
import { SummaryItems } from './SummaryItems.tsx'

const Panel = styled('section', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    p: { base: '4', sm: '6' },
    borderRadius: 'card',
    boxShadow: 'float',
    bg: 'bg',
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})
const Head = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '4' },
})
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })
// When the panel comes last, its items are at the top of the page.
const Items = styled('div', {
  base: {
    display: 'none',
    '@media (min-width: 1200px)': { display: 'grid', gap: '2', justifyItems: 'start', '& > ul': { width: 'full' } },
  },
})
const Lines = styled('dl', {
  base: {
    display: 'grid',
    gap: { base: '1', md: '2' },
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '@media (min-width: 1200px)': { pt: '4', borderTopWidth: '1px', borderColor: 'border' },
  },
})
const Line = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    '& > dd': { fontWeight: 'bold' },
  },
  variants: {
    total: {
      true: {
        mt: { base: '1', md: '2' },
        pt: { base: '2', md: '4' },
        borderTopWidth: '1px',
        borderColor: 'border',
        fontSize: 'md',
        fontWeight: 'bold',
        '& > dd': { fontSize: 'xl', lineHeight: '1.15' },
      },
    },
  },
})

// More would push the payment out of view.
const mostAtFirst = 4

type Props = {
  readonly cart: Parameters<typeof cartTotals>[0]
  /** Null without a basket page. */
  readonly basketPath: string | null
  /** A payment is under way: the basket cannot change. */
  readonly locked: boolean
  /** The agreement to the terms, and the payment. */
  readonly children?: ReactNode
}

/** The items to pay, and the total. */
export function CheckoutSummary({ cart, basketPath, locked, children }: Props) {
  const { t } = useTranslation(['checkout'])
  const symbol = useBasketSymbol()
  const titleId = useId()
  const [all, setAll] = useState(false)
  const { basketCost, creditUsed, toPay } = cartTotals(cart)
  return (
    <Panel aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{t('checkout:summary.heading')}</Title>
        {locked || basketPath === null ? null : (
          <ButtonLink to={basketPath} variant="text" size="small">
            {t('checkout:summary.basket')}
          </ButtonLink>
        )}
      </Head>
      <Items>
        <SummaryItems items={all ? cart.items : cart.items.slice(0, mostAtFirst)} />
        {all || cart.items.length <= mostAtFirst ? null : (
          <Button variant="text" size="small" onClick={() => setAll(true)}>
            {t('checkout:summary.showAll', { count: cart.items.length })}
          </Button>
        )}
      </Items>
      <Lines>
        {basketCost === null ? null : (
          <Line>
            <dt>{t('checkout:summary.basketCost')}</dt>
            <dd>{format(basketCost, symbol)}</dd>
          </Line>
        )}
        {creditUsed > 0 ? (
          <Line>
            <dt>{t('checkout:summary.credit')}</dt>
            <dd>{format(-creditUsed, symbol)}</dd>
          </Line>
        ) : null}
        <Line total>
          <dt>{t('checkout:summary.totalToPay')}</dt>
          {/* The basket empties with the payment: nobody pays nothing. [O-588] */}
          <dd aria-live={isEmpty(cart) ? 'off' : 'polite'}>
            {toPay === null ? t('checkout:item.noPrice') : format(toPay, symbol)}
          </dd>
        </Line>
      </Lines>
      {children}
    </Panel>
  )
}
