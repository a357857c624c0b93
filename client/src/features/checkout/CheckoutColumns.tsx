import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { BasketNotices } from '../carts/basket/BasketNotices.tsx'
import type { Cart } from '../carts/cart.ts'
import { HoldLine } from '../carts/hold/HoldLine.tsx'
import { CheckoutSummary } from '../carts/summary/CheckoutSummary.tsx'
import { PaidFor } from '../carts/summary/PaidFor.tsx'
import { TermsAgreement } from '../carts/summary/TermsAgreement.tsx'
import type { Basket } from '../carts/use-basket.ts'
import { useTimezone } from '../venues/use-timezone.ts'
import { dayOfMomentText } from '../../i18n/when.ts'
import { Columns } from '../../ui/layout/Columns.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'
import type { TermsToAgree } from './use-terms-to-agree.ts'

const Parts = styled('div', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '8' },
    minWidth: 0,
    '& > :empty': { display: 'none' },
    '& > [data-part] ~ [data-part]': { pt: { base: '5', md: '8' }, borderTopWidth: '1px', borderColor: 'border' },
  },
})

/** A part of the checkout, separated by a line. */
export const Part = styled('div', { base: { minWidth: 0 } })

type Props = {
  readonly cart: Cart
  readonly basket: Basket
  readonly basketPath: string | null
  readonly locked: boolean
  readonly form: CheckoutForm
  readonly terms: Pick<TermsToAgree, 'html' | 'agreedAt'>
  /** Shown before the items. */
  readonly first?: ReactNode
  /** The payment, below the summary and the terms. */
  readonly pay: ReactNode
  readonly children: ReactNode
}

/** The hold and the forms; beside or after them the summary with terms and payment. */
export function CheckoutColumns({ cart, basket, basketPath, locked, form, terms, first, pay, children }: Props) {
  const { t } = useTranslation(['checkout'])
  const timezone = useTimezone()
  const agreed = form.field('agreed')
  return (
    <Columns
      asideOnPhones
      asideLabel={t('checkout:summary.heading')}
      aside={
        <CheckoutSummary cart={cart} basketPath={basketPath} locked={locked}>
          {terms.html === null ? null : (
            <TermsAgreement
              id={agreed.id}
              terms={terms.html}
              agreed={agreed.value}
              agreedOn={terms.agreedAt === null ? null : dayOfMomentText(Date.parse(terms.agreedAt), timezone)}
              problem={agreed.error}
              onChange={agreed.onChange}
            />
          )}
          {pay}
        </CheckoutSummary>
      }
    >
      <Parts>
        {first}
        <PaidFor cart={cart} />
        <BasketNotices cart={cart} />
        <HoldLine cart={cart} onOver={() => void basket.refresh()}>
          {t('checkout:hold.checkoutNote')}
        </HoldLine>
        {children}
      </Parts>
    </Columns>
  )
}
