import { CalendarX, Check } from 'lucide-react'
import { format } from '@touchline/money'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { styled } from '../../theme/styled.ts'
import { goOnAtPage } from '../../ui/focus/use-go-on-when-gone.ts'
import { paidIn, receiptRefunds } from './receipt.ts'
import type { Order } from './use-orders.ts'
import { useRefundText } from './use-order-text.ts'

// On phones the picture comes first, from edge to edge, with the tick on its lower edge.
const Block = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
    mx: { base: '-4', md: '0' },
    mb: { base: '6', md: '8' },
    overflow: 'hidden',
    bg: 'bg.subtle',
    borderRadius: { md: 'surface' },
    '@media print': { display: 'block', mx: '0', mb: '4', bg: 'transparent' },
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})
const Scene = styled('div', {
  base: { order: { base: -1, md: 0 }, height: { base: '168px', md: 'auto' }, minHeight: { md: '280px' } },
})
const Words = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'center',
    justifyItems: 'start',
    minWidth: 0,
    px: { base: '4', md: '10' },
    pb: { base: '6', md: '10' },
    pt: { base: '0', md: '10' },
    '@media print': { gap: '1', p: '0' },
  },
})
const Tick = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    // The picture is a layer of its own.
    position: 'relative',
    zIndex: 1,
    width: '56px',
    height: '56px',
    mt: { base: '-28px', md: '0' },
    borderRadius: 'full',
    bg: 'success',
    color: 'bg',
    outline: { base: '4px solid', md: 'none' },
    outlineColor: 'bg.subtle',
    '& > svg': { width: '30px', height: '30px' },
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
  variants: { isOver: { true: { bg: 'fg.muted' } } },
})
const Heading = styled('h1', { base: { fontSize: { base: 'xl', md: '2xl' } } })
const Text = styled('p', { base: { color: 'fg.muted', maxWidth: 'measure', overflowWrap: 'anywhere' } })
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '2' } })

type Props = {
  readonly order: Order
  readonly number: string
  /** The success, and the next session if there is one. */
  readonly heading: string
  /** The address of the confirmation; null when unknown. */
  readonly email: string | null
  /** The scene of the next session, filling its frame. */
  readonly picture: ReactNode
  readonly actions: ReactNode
  /** All of it was cancelled since. */
  readonly isOver?: boolean
  /** The order of a customer served by staff. */
  readonly isServed?: boolean
}

/** The outcome first: booked, next session, amount paid, number; later, that it was cancelled, and the refund. */
export function ConfirmationHeading({
  order,
  number,
  heading,
  email,
  picture,
  actions,
  isOver = false,
  isServed = false,
}: Props) {
  const { t } = useTranslation(['checkout'])
  const said = isServed ? 'checkout:confirmed.served' : 'checkout:confirmed'
  const isOpenedAnew = useNavigationType() === 'POP'
  // The previous page was left at its button, which is gone.
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's clean-up.
    window.scrollTo(0, 0)
    if (!isOpenedAnew) goOnAtPage()
    // oxlint-disable-next-line react/exhaustive-deps -- how the page was opened is asked once
  }, [])
  const symbol = useCurrencySymbol()
  const total = paidIn(order)
  const used = order.creditUsed
  const wayBack = useRefundText(order)
  const back = receiptRefunds(order).map((refund) =>
    t('checkout:confirmed.back', { way: wayBack(refund), amount: format(refund.amount, symbol) }),
  )
  const paid = total && t(`${said}.paid`, { amount: priceText(total, symbol) })
  const credit = used && used.value > 0 ? t('checkout:confirmed.credit', { amount: priceText(used, symbol) }) : null
  return (
    <Block>
      <Words>
        <Tick isOver={isOver}>{isOver ? <CalendarX aria-hidden="true" /> : <Check aria-hidden="true" />}</Tick>
        <Heading data-printed="">{heading}</Heading>
        <Text>{[paid, credit, ...back].filter(Boolean).join(' ')}</Text>
        <Text>
          <span data-printed="">
            {t(`${said}.number`)} <strong>{number}</strong>.
          </span>{' '}
          {email === null || isOver ? null : t('checkout:confirmed.mail', { email })}
        </Text>
        <Actions>{actions}</Actions>
      </Words>
      <Scene>{picture}</Scene>
    </Block>
  )
}
