import { chakra } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { paidIn } from './receipt.ts'
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

type Props = { readonly order: Order; readonly number: string }

/** Relief first: it is booked, and this is its number. [O-04] */
export function ConfirmationHeading({ order, number }: Props) {
  const { t } = useTexts()
  const symbol = useCurrencySymbol()
  const total = paidIn(order)
  const used = order.creditUsed
  const paid = total && t('checkout:confirmed.paid', { amount: priceText(total, symbol) })
  const credit = used && used.value > 0 ? t('checkout:confirmed.credit', { amount: priceText(used, symbol) }) : null
  return (
    <Block>
      <CircleCheck aria-hidden="true" />
      <Words>
        <Heading>{t('checkout:confirmed.heading')}</Heading>
        <p>
          {t('checkout:confirmed.number')} <strong>{number}</strong>
        </p>
        <Money>{[paid, credit].filter(Boolean).join(' ')}</Money>
      </Words>
    </Block>
  )
}
