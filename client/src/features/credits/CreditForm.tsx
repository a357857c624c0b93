import type { CartSource, Entity } from '@touchline/contract/client'
import { format } from '@touchline/money'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Read } from '../../api/keys.ts'
import { useBasketSymbol } from '../../app/basket/basket-symbol.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { creditOptions, creditsOf } from './credit-options.ts'
import { useApplyCredit } from './use-apply-credit.ts'

type WireCart = Entity<'Cart'>

const Section = styled('section', { base: { display: 'grid', gap: '3' } })
const Heading = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })
const Option = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    '& + &': { mt: '4' },
  },
})
const Words = styled('span', { base: { display: 'grid' } })
const Detail = styled('span', { base: { fontSize: 'sm', color: 'fg.muted' } })
const End = styled('span', { base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' } })
const Used = styled('strong', { base: { color: 'success' } })

type Cart = Read<WireCart>

type Props = {
  readonly cart: Pick<Cart, 'credits' | 'availableCredit'>
  /** The amount due without credit, in minor units; null when unknown. */
  readonly due: number | null
  readonly source: CartSource
  /** A payment is under way: nothing may change. */
  readonly locked: boolean
  readonly onApplied: (cart: Cart) => void
}

/** The customer's credit, each type applied or removed by one press. Hidden without any. */
export function CreditForm({ cart, due, source, locked, onApplied }: Props) {
  const { t } = useTranslation(['checkout'])
  const symbol = useBasketSymbol()
  const headingId = useId()
  const { busy, apply } = useApplyCredit(source, onApplied)
  const options = creditOptions(creditsOf(cart), due ?? 0)
  if (options.length === 0 || !due) return null
  return (
    <Section aria-labelledby={headingId} data-part="">
      <Heading id={headingId}>{t('checkout:credit.heading')}</Heading>
      <ul>
        {options.map(({ type, available, applicable, reserved }) => {
          const used = reserved > 0
          const amount = format(used ? reserved : applicable, symbol)
          // Credit used here is not available to another order.
          const left = used ? Math.max(0, available - reserved) : available
          return (
            <Option key={type}>
              <Words>
                <strong>{t(`checkout:credit.${type}`)}</strong>
                <Detail>
                  {t(used ? 'checkout:credit.left' : 'checkout:credit.available', { amount: format(left, symbol) })}
                </Detail>
              </Words>
              <End>
                {used ? <Used>{t('checkout:credit.used', { amount })}</Used> : null}
                <Button
                  variant={used ? 'text' : 'secondary'}
                  busy={busy === type}
                  disabled={locked || (!used && applicable === 0)}
                  {...(used
                    ? { label: t('checkout:credit.takeBackNamed', { type: t(`checkout:credit.${type}`) }) }
                    : {})}
                  onClick={() => void apply(type, used ? 0 : applicable)}
                >
                  {used ? t('checkout:credit.takeBack') : t('checkout:credit.use', { amount })}
                </Button>
              </End>
            </Option>
          )
        })}
      </ul>
    </Section>
  )
}
