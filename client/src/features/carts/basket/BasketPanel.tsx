import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PanelContents } from './PanelContents.tsx'
import { isEmpty, itemCountOf } from '../cart.ts'
import { useBasketTotal } from '../use-basket-total.ts'
import { useBasket } from '../use-basket.ts'

const Head = styled('div', { base: { display: 'flex', alignItems: 'baseline', gap: '3', flexWrap: 'wrap', mb: '3' } })
const Title = styled('h2', { base: { fontSize: 'lg' } })
const Count = styled('span', { base: { fontSize: 'sm', color: 'fg.muted' } })
const Total = styled('span', { base: { ms: 'auto', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' } })
const Actions = styled('div', {
  base: { display: 'grid', gap: '2', pt: '4' },
})
const Note = styled('p', { base: { fontSize: 'sm', overflowWrap: 'anywhere' } })
const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2' } })

/** The targets of the panel's buttons. */
export type BasketPaths = { readonly browse: string; readonly checkout: string; readonly basket: string }

type Props = {
  readonly paths: BasketPaths
  /** The choice on the page that checking out from here leaves behind, in a sentence. */
  readonly leavesBehind?: string | null
}

/** The basket beside a page, whose own action stays the primary one. */
export function BasketPanel({ paths, leavesBehind = null }: Props) {
  const { t } = useTranslation(['checkout'])
  const basket = useBasket()
  const basketTotal = useBasketTotal()
  const titleId = useId()
  const noteId = useId()
  const { cart } = basket
  const filled = cart !== null && !isEmpty(cart)
  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{t('checkout:basket.heading')}</Title>
        {filled ? (
          <>
            <Count>{t('checkout:basket.itemCount', { count: itemCountOf(cart) })}</Count>
            <Total aria-live="polite">{basketTotal(cart)}</Total>
          </>
        ) : null}
      </Head>
      <PanelContents basket={basket} basketPath={paths.basket} />
      {filled ? (
        <Actions>
          {leavesBehind === null ? null : <Note id={noteId}>{leavesBehind}</Note>}
          <ButtonLink
            to={paths.checkout}
            variant="secondary"
            wide
            describedBy={leavesBehind === null ? undefined : noteId}
          >
            {t('checkout:basket.checkoutNow')}
          </ButtonLink>
          <Ways>
            <ButtonLink to={paths.basket} variant="text">
              {t('checkout:basket.editBasket')}
            </ButtonLink>
            <ButtonLink to={paths.browse} variant="text">
              {t('checkout:basket.continueBrowsing')}
            </ButtonLink>
          </Ways>
        </Actions>
      ) : null}
    </Card>
  )
}
