import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useItemText } from '../../../features/carts/basket/items/use-item-text.ts'
import { useWhenText } from '../../../features/carts/basket/items/use-when-text.ts'
import type { CartItem } from '../../../features/carts/cart.ts'
import { styled } from '../../../theme/styled.ts'
import { takeFocus } from '../../../ui/focus/move-focus.ts'
import { paths } from '../paths.ts'

const Box = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '3',
    p: '4',
    borderRadius: 'card',
    bg: 'success.subtle',
    '& > svg': { width: '24px', height: '24px', color: 'success' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
const Words = styled('div', { base: { display: 'grid', gap: '1', justifyItems: 'start', overflowWrap: 'anywhere' } })
const Title = styled('p', { base: { fontWeight: 'bold', outline: 'none' } })
const Links = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', color: 'link', fontWeight: 'bold' },
  },
})

/** A place that was booked here; `item` as the basket held it. */
export type Booked = { readonly item: CartItem; readonly orderId: number }

/** The result of booking again: what, when and for whom, with the booking and its receipt. */
export function BookedNotice({ booked: { item, orderId } }: { readonly booked: Booked }) {
  const { t } = useTranslation(['account', 'checkout'])
  const text = useItemText()
  const when = useWhenText()(item)
  const person = text.person(item)
  return (
    <Box role="status">
      <CircleCheck aria-hidden="true" />
      <Words>
        <Title ref={takeFocus} tabIndex={-1}>
          {t('account:again.booked', { name: text.name(item) })}
        </Title>
        {when.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{person === undefined ? t('checkout:item.forYou') : t('checkout:item.for', { name: person })}</p>
        <Links>
          <Link to={paths.bookings(item.occurrenceId ?? null)}>{t('account:again.seeBooking')}</Link>
          <Link to={paths.payment(orderId)}>{t('account:again.seeReceipt')}</Link>
        </Links>
      </Words>
    </Box>
  )
}
