import { chakra } from '@chakra-ui/react'
import { format } from '@touchline/money'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { BasketNotices } from '../basket/BasketNotices.tsx'
import type { Cart } from '../cart.ts'
import { cartTotals } from '../cart-totals.ts'
import { HoldLine } from '../hold/HoldLine.tsx'
import { ItemDetails } from '../basket/ItemDetails.tsx'

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
})
const Title = chakra('h2', { base: { fontSize: 'lg' } })
const Stack = chakra('div', { base: { display: 'grid', gap: '4' } })
const Items = chakra('ul', {
  base: {
    '& > li': { py: '3', borderTopWidth: '1px', borderColor: 'border' },
    '& > li:last-of-type': { borderBottomWidth: '1px' },
  },
})
const Lines = chakra('dl', { base: { display: 'grid', gap: '2', fontVariantNumeric: 'tabular-nums' } })
const Line = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4' },
  variants: { total: { true: { fontSize: 'lg', fontWeight: 'bold' } } },
})

type Props = {
  readonly cart: Cart
  readonly basketPath: string
  /** A payment is under way: the basket stays as it is. */
  readonly locked: boolean
  readonly onOver: () => void
  /** The agreement to the terms, where there are any. */
  readonly children?: ReactNode
}

/** What is being paid for and how much. [S2-194 to S2-200] */
export function CheckoutSummary({ cart, basketPath, locked, onOver, children }: Props) {
  const { t } = useTexts()
  const symbol = useCurrencySymbol()
  const titleId = useId()
  const { basketCost, creditUsed, toPay } = cartTotals(cart)
  return (
    <Card aria-labelledby={titleId}>
      <Stack>
        <Head>
          <Title id={titleId}>{t('checkout:summary.heading')}</Title>
          {locked ? null : (
            <ButtonLink to={basketPath} variant="text" size="small">
              {t('checkout:summary.basket')}
            </ButtonLink>
          )}
        </Head>
        <BasketNotices notices={cart.notices} />
        <HoldLine cart={cart} onOver={onOver} />
        <Items aria-label={t('checkout:basket.items')}>
          {cart.items.map((item, index) => (
            <li key={item.id ?? `item-${index}`}>
              <ItemDetails item={item} />
            </li>
          ))}
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
            <dd aria-live="polite">{toPay === null ? t('checkout:item.noPrice') : format(toPay, symbol)}</dd>
          </Line>
        </Lines>
        {children}
      </Stack>
    </Card>
  )
}
