import { chakra } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { environment } from '../../../app/environment.ts'
import { linkAcross } from '../../../app/modes.ts'
import { NotFoundPage } from '../../../app/pages/NotFoundPage.tsx'
import { useSession } from '../../../app/session/session.ts'
import type { User } from '../../../app/session/session-state.ts'
import { nameOfUser } from '../../../app/session/user-name.ts'
import { AddToCalendar } from '../../../features/bookings/AddToCalendar.tsx'
import { QrCode } from '../../../features/bookings/QrCode.tsx'
import { timezoneOf } from '../../../features/carts/cart.ts'
import { ItemDetails } from '../../../features/carts/basket/ItemDetails.tsx'
import { ConfirmationHeading } from '../../../features/orders/ConfirmationHeading.tsx'
import { Receipt } from '../../../features/orders/Receipt.tsx'
import { orderNumber } from '../../../features/orders/receipt.ts'
import { useOrder } from '../../../features/orders/use-order.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { buttonRecipe } from '../../../ui/buttons/button-recipe.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { LoginNeeded } from '../../../features/auth/LoginNeeded.tsx'
import { paths } from '../paths.ts'

// What was booked, then calendar and code, then the receipt; on wide screens calendar and code stand beside the rest.
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    lg: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)',
      gridTemplateAreas: '"booked keep" "receipt keep" "next keep"',
      gridTemplateRows: 'auto auto 1fr',
    },
  },
})
const Part = chakra('div', {
  base: { minWidth: 0 },
  variants: {
    area: {
      booked: { lg: { gridArea: 'booked' } },
      keep: { display: 'grid', gap: '4', alignContent: 'start', lg: { gridArea: 'keep' } },
      receipt: { lg: { gridArea: 'receipt' } },
      next: { display: 'flex', flexWrap: 'wrap', gap: '3', lg: { gridArea: 'next' } },
    },
  },
})
const Title = chakra('h2', { base: { fontSize: 'lg' } })
const Items = chakra('ul', {
  base: {
    '& > li': { py: '4' },
    '& > li:last-of-type': { pb: '0' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
  },
})
// Another site: the whole page goes there.
const AccountLink = chakra('a', buttonRecipe)
const Code = chakra('div', { base: { display: 'grid', gap: '3', justifyItems: 'center', textAlign: 'center' } })
const Hint = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

/** An order that went through, for whoever placed it or is booked in by it. [S2-024, S2-025, O-04] */
export function BookingConfirmedPage() {
  const { t } = useTexts()
  const { completeOrderId } = useParams()
  const { loggedIn, user } = useSession()
  if (!loggedIn) return <LoginNeeded title={t('checkout:confirmed.logInTitle')} />
  if (!user) return <Skeleton />
  return <Confirmation user={user} orderId={completeOrderId ?? ''} />
}

function Confirmation({ user, orderId }: { readonly user: User; readonly orderId: string }) {
  const { t } = useTexts()
  const { config, modes } = environment()
  const query = useOrder(user.id, orderId)
  if (query.status === 'loading') return <Skeleton height={140} />
  if (query.status === 'error') return <NotFoundPage />
  const order = query.data
  const account = config.sites.account
  const number = orderNumber(order, orderId)
  return (
    <>
      <ConfirmationHeading order={order} number={number} />
      <Grid>
        <Part area="booked">
          <Card>
            <Title>{t('checkout:confirmed.booked')}</Title>
            <Items>
              {order.items.map((item, index) => (
                <li key={item.id ?? `item-${index}`}>
                  <ItemDetails item={item} />
                </li>
              ))}
            </Items>
          </Card>
        </Part>
        <Part area="keep">
          <AddToCalendar order={order} number={number} />
          <Card>
            <Code>
              <Title>{t('checkout:confirmed.pass')}</Title>
              <QrCode text={number} label={t('checkout:confirmed.qrLabel', { reference: number })} />
              <strong>{number}</strong>
              <Hint>{t('checkout:confirmed.passHint')}</Hint>
            </Code>
          </Card>
        </Part>
        <Part area="receipt">
          <Receipt order={order} number={number} name={nameOfUser(user)} timezone={timezoneOf(order.items)} />
        </Part>
        <Part area="next">
          {account ? (
            <AccountLink href={linkAcross(account, '/bookings', modes)} variant="secondary">
              {t('checkout:confirmed.myBookings')}
            </AccountLink>
          ) : null}
          <ButtonLink to={paths.home()}>{t('common:actions.backToHome')}</ButtonLink>
        </Part>
      </Grid>
    </>
  )
}
