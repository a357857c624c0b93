import { chakra } from '@chakra-ui/react'
import { format } from '@touchline/money'
import { CircleCheck } from 'lucide-react'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { amountPaid, orderNumber } from './receipt.ts'
import type { Order } from './use-order.ts'

const Block = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '4',
    p: { base: '4', md: '6' },
    mb: '8',
    borderRadius: 'card',
    bg: 'success.subtle',
    '& > svg': {
      width: { base: '36px', md: '48px' },
      height: { base: '36px', md: '48px' },
      flexShrink: 0,
      color: 'success',
    },
  },
})
const Words = chakra('div', { base: { display: 'grid', gap: '2', minWidth: 0 } })
const Heading = chakra('h1', { base: { fontSize: { base: 'xl', md: '2xl' } } })
const Money = chakra('p', { base: { color: 'fg.muted' } })

/** Relief first: it is booked, and this is its number. [O-04] */
export function ConfirmationHeading({ order }: { readonly order: Order }) {
  const { t } = useTexts()
  const symbol = useCurrencySymbol()
  const { creditUsed } = order
  const paid = t('checkout:confirmed.paid', { amount: format(amountPaid(order), symbol) })
  const credit =
    creditUsed && creditUsed.value > 0 ? t('checkout:confirmed.credit', { amount: creditUsed.formatted }) : ''
  return (
    <Block>
      <CircleCheck aria-hidden="true" />
      <Words>
        <Heading>{t('checkout:confirmed.heading')}</Heading>
        <p>
          {t('checkout:confirmed.number')} <strong>{orderNumber(order)}</strong>
        </p>
        <Money>{[paid, credit].filter(Boolean).join(' ')}</Money>
      </Words>
    </Block>
  )
}
