import { chakra } from '@chakra-ui/react'
import { BasketContents } from '../../../features/carts/basket/BasketContents.tsx'
import { isEmpty, itemCountOf } from '../../../features/carts/cart.ts'
import { ClearBasket } from '../../../features/carts/basket/ClearBasket.tsx'
import { useBasketTotal } from '../../../features/carts/use-basket-total.ts'
import { useBasket } from '../../../features/carts/use-basket.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ActionBar } from '../../../ui/layout/ActionBar.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeading } from '../../../ui/layout/PageHeading.tsx'
import { paths } from '../paths.ts'

// The basket is 833 px wide on wide desktop. [S9-038]
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 833px) minmax(280px, 1fr)', gap: '8' },
  },
})
const Foot = chakra('div', { base: { pt: '2', borderTopWidth: '1px', borderColor: 'border' } })
const Side = chakra('div', {
  base: { '@media (min-width: 1200px)': { position: 'sticky', top: '84px', alignSelf: 'start' } },
})
const Totals = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4' },
})
const Total = chakra('strong', { base: { fontSize: 'lg', fontVariantNumeric: 'tabular-nums' } })
const WideOnly = chakra('div', { base: { '@media (max-width: 575px)': { display: 'none' } } })
const NarrowOnly = chakra('div', { base: { mt: '4', '@media (min-width: 576px)': { display: 'none' } } })

/** Everything in the basket, and the way to pay for it. */
export function BasketPage() {
  const { t } = useTexts()
  const basket = useBasket()
  const basketTotal = useBasketTotal()
  const { cart } = basket
  const browse = paths.redirectToSelectedVenue()
  if (cart === null || isEmpty(cart)) {
    return (
      <>
        <PageHeading>{t('checkout:basket.heading')}</PageHeading>
        <BasketContents basket={basket} browsePath={browse} />
      </>
    )
  }
  const browseLink = (
    <ButtonLink to={browse} variant="text" wide>
      {t('checkout:basket.continueBrowsing')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeading intro={t('checkout:basket.itemCount', { count: itemCountOf(cart) })}>
        {t('checkout:basket.heading')}
      </PageHeading>
      <Grid>
        <Card>
          <BasketContents basket={basket} browsePath={browse} headingLevel={2} />
          <Foot>
            <ClearBasket locked={cart.hold?.pinned === true} />
          </Foot>
        </Card>
        <Side>
          <ActionBar label={t('checkout:basket.total')}>
            <Totals>
              {t('checkout:basket.total')}
              <Total aria-live="polite">{basketTotal(cart)}</Total>
            </Totals>
            <ButtonLink to={paths.basketCheckout()} size="large" wide>
              {t('checkout:basket.checkoutNow')}
            </ButtonLink>
            <WideOnly>{browseLink}</WideOnly>
          </ActionBar>
        </Side>
      </Grid>
      <NarrowOnly>{browseLink}</NarrowOnly>
    </>
  )
}
