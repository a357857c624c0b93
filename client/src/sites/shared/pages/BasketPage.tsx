import { useTranslation } from 'react-i18next'
import { BasketContents } from '../../../features/carts/basket/BasketContents.tsx'
import { BasketSummary } from '../../../features/carts/basket/BasketSummary.tsx'
import { ClearBasket } from '../../../features/carts/basket/ClearBasket.tsx'
import { KioskDiscounts } from '../../../features/carts/basket/KioskDiscounts.tsx'
import { useItemText } from '../../../features/carts/basket/items/use-item-text.ts'
import { useToldNotices } from '../../../features/carts/basket/use-told-notices.ts'
import { isEmpty, itemCountOf } from '../../../features/carts/cart.ts'
import { useBasket } from '../../../features/carts/use-basket.ts'
import { BasketOutcome } from '../../../features/checkout/BasketOutcome.tsx'
import { findPaidOrder } from '../../../features/checkout/paying/paid-order.ts'
import { useGoneBasket, useShownItems } from '../../../features/checkout/use-gone-basket.ts'
import { paidElsewhere } from '../../../features/payments/machine/states/payment-errors.ts'
import { asBar, asPanel } from '../../../theme/media.ts'
import { styled } from '../../../theme/styled.ts'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { environment } from '../../../app/environment.ts'
import { useBasketInUse } from '../../../app/basket/use-basket-in-use.ts'
import { deskSource } from '../../../app/session/counter.ts'

// The basket is 833 px wide on wide desktop. Below two columns the summary is a bar along the whole page.
const Grid = styled('div', {
  base: {
    [asBar]: { display: 'flex', flexDirection: 'column', gap: '6' },
    [asPanel]: {
      display: 'grid',
      columnGap: '10',
      gridTemplateColumns: 'minmax(0, 833px) minmax(280px, 1fr)',
    },
  },
})
const Foot = styled('div', { base: { pt: '4' } })
// Below two columns this box is dissolved, so that the bar is sticky within the page.
const Side = styled('div', {
  base: { [asBar]: { display: 'contents' }, [asPanel]: { position: 'sticky', top: '84px', alignSelf: 'start' } },
})

/** The whole basket, and the checkout button. */
export function BasketPage() {
  const { t } = useTranslation(['checkout'])
  const basket = useBasket()
  useToldNotices(basket.cart)
  const text = useItemText()
  const { cart } = basket
  const { paths } = environment().site
  const isDesk = useBasketInUse() === deskSource
  const shownItems = useShownItems(cart)
  const isGone = cart !== null && isEmpty(cart)
  const gone = useGoneBasket(isGone ? shownItems : null, () => findPaidOrder({ itemHash: null, itemIds: shownItems }))
  const browse = paths.browse()
  if (cart === null || isEmpty(cart)) {
    return (
      <>
        <PageHeading>{t('checkout:basket.heading')}</PageHeading>
        {gone.order ? <BasketOutcome failure={paidElsewhere(gone.order)} isDesk={isDesk} /> : null}
        <BasketContents basket={basket} browsePath={browse} />
      </>
    )
  }
  const count = itemCountOf(cart)
  const people = text.persons(cart.items)
  return (
    <>
      <PageHeading
        intro={
          people === null ? t('checkout:basket.itemCount', { count }) : t('checkout:basket.itemsFor', { count, people })
        }
      >
        {t('checkout:basket.heading')}
      </PageHeading>
      <Grid>
        <div>
          <BasketContents basket={basket} browsePath={browse} headingLevel={2} />
          <KioskDiscounts cart={cart} />
          <Foot>
            <ClearBasket locked={cart.hold?.pinned === true} />
          </Foot>
        </div>
        <Side>
          <BasketSummary cart={cart} checkoutPath={paths.checkout()} browsePath={browse} />
        </Side>
      </Grid>
    </>
  )
}
