import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useItemText } from '../../../features/carts/basket/items/use-item-text.ts'
import { useWhenText } from '../../../features/carts/basket/items/use-when-text.ts'
import type { CartItem } from '../../../features/carts/cart.ts'
import { styled } from '../../../theme/styled.ts'
import { DoneNotice } from '../frame/DoneNotice.tsx'
import { paths } from '../paths.ts'

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
  return (
    <DoneNotice title={t('account:again.booked', { name: text.name(item) })}>
      {when.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{text.whose(item)}</p>
      <Links>
        <Link to={paths.bookings(item.occurrenceId ?? null)}>{t('account:again.seeBooking')}</Link>
        <Link to={paths.payment(orderId)}>{t('account:again.seeReceipt')}</Link>
      </Links>
    </DoneNotice>
  )
}
