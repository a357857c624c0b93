import { format } from '@touchline/money'
import { ReceiptText } from 'lucide-react'
import { useLocation, useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { KioskHome } from '../../../app/chrome/KioskHome.tsx'
import { environment } from '../../../app/environment.ts'
import { platformNow } from '../../../app/platform-clock.ts'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { useSession } from '../../../app/session/use-session.ts'
import { ownerOf } from '../../../app/session/session-state.ts'
import type { Owner, User } from '../../../app/session/session-state.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { AddToCalendar } from '../../../features/bookings/calendar/AddToCalendar.tsx'
import { QrCode } from '../../../ui/pictures/QrCode.tsx'
import { timezoneOf } from '../../../features/carts/cart.ts'
import { BookedItem } from '../../../features/carts/basket/items/BookedItem.tsx'
import { sceneOf } from '../../../features/carts/basket/items/ItemPicture.tsx'
import { postponedIn, withoutCancelled, withoutPostponed } from '../../../features/carts/cancelled-items.ts'
import { expectedOn, nextSession } from '../../../features/carts/next-session.ts'
import { passesSource } from '../../../features/guest-passes/use-buy-passes.ts'
import { ConfirmationHeading } from '../../../features/orders/ConfirmationHeading.tsx'
import { Receipt } from '../../../features/orders/Receipt.tsx'
import { orderNumber } from '../../../features/orders/receipt.ts'
import { mainPartOf, partsOf } from '../../../features/carts/bought-parts.ts'
import type { BoughtParts } from '../../../features/carts/bought-parts.ts'
import { useOrder } from '../../../features/orders/use-orders.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { DoorCard } from '../../../ui/layout/Card.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { LoginNeeded } from '../../../features/auth/login/LoginNeeded.tsx'
import { UserAwaited } from '../../../features/auth/login/UserAwaited.tsx'
import { OrderNext } from './OrderNext.tsx'
import { onAccount } from '../../shared/other-sites.ts'
import { paths } from '../paths.ts'

// Bookings, next steps, code and receipt; on wide screens the code is beside the rest.
const Grid = styled('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 992px)': {
      columnGap: '10',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)',
      gridTemplateAreas: '"booked keep" "next keep" "receipt keep" "ways keep"',
    },
  },
})
const Part = styled('div', {
  base: { minWidth: 0 },
  variants: {
    area: {
      booked: { lg: { gridArea: 'booked' } },
      next: { lg: { gridArea: 'next' } },
      keep: { lg: { gridArea: 'keep', position: 'sticky', top: '84px', alignSelf: 'start' } },
      receipt: { scrollMarginTop: '96px', lg: { gridArea: 'receipt' } },
      ways: { display: 'flex', flexWrap: 'wrap', gap: '3', lg: { gridArea: 'ways' } },
    },
  },
})
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })
const Items = styled('ul', {
  base: { '& > li': { py: '4', borderBottomWidth: '1px', borderColor: 'border' } },
})
const OnePart = styled('section', { base: { '& + &': { mt: '6' } } })
const partNames = ['booked', 'bought', 'settled'] as const
/** The title of each part of an order, and the page's heading when it is the main one. */
const said = {
  booked: { heading: 'heading', title: 'booked' },
  bought: { heading: 'thanks', title: 'bought' },
  settled: { heading: 'paidOff', title: 'settled' },
} as const
const receiptId = 'receipt'
const Change = styled('p', {
  base: { mb: '6', p: '4', borderRadius: 'card', bg: 'warning.subtle', fontSize: 'xl', fontWeight: 'bold' },
})
const Hint = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

/** The confirmation of an order, for its buyer or an attendee. */
export function BookingConfirmedPage() {
  const { t } = useTranslation(['checkout'])
  const { completeOrderId } = useParams()
  const session = useSession()
  const { loggedIn, user } = session
  const owner = ownerOf(session)
  const { state } = useLocation()
  if (!loggedIn) return <LoginNeeded title={t('checkout:confirmed.logInTitle')} />
  if (!user || !owner) return <UserAwaited />
  return <Confirmation user={user} owner={owner} change={changeIn(state)} orderId={completeOrderId ?? ''} />
}

/** The change due in cash, from the checkout of staff; null without any. */
function changeIn(state: unknown): number | null {
  const change: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'change') : null
  return typeof change === 'number' && change > 0 ? change : null
}

type ConfirmationProps = {
  readonly user: User
  /** The order's owner: the customer whom staff serve, if any. */
  readonly owner: Owner
  /** In minor units. */
  readonly change: number | null
  readonly orderId: string
}

function Confirmation({ user, owner, change, orderId }: ConfirmationProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const symbol = useCurrencySymbol()
  const query = useOrder(owner.id, orderId)
  if (query.status === 'loading') return <Skeleton height={140} />
  if (query.status === 'error') return <NotFoundPage />
  const order = query.data
  const isKiosk = environment().modes.kiosk !== null
  const number = orderNumber(order, orderId)
  const now = platformNow()
  const left = withoutCancelled(order.items)
  const dated = withoutPostponed(left)
  const next = nextSession(dated, now)
  const expected = next && expectedOn(next.session, now)
  const voice = owner.isSelf ? 'checkout:confirmed' : 'checkout:confirmed.served'
  // Staff do not see the customer there.
  const seeYou = expected && owner.isSelf && t(`checkout:confirmed.seeYou.${expected.kind}`, expected)
  const newDate = left.some((item) => postponedIn(item) > 0) && t('checkout:confirmed.newDate')
  const first = next?.item ?? order.items[0]
  const parts = partsOf(order.items)
  const partsLeft = partsOf(left)
  const isOver = left.length === 0 && order.items.length > 0
  const main = mainPartOf(isOver ? parts : partsLeft)
  const isExpected = partsLeft.booked.length > 0
  const greeting = isOver
    ? t('checkout:confirmed.cancelled')
    : t(`${voice}.${said[main].heading}`, { name: owner.name })

  function ownBookings() {
    const onOtherSite = onAccount('/bookings')
    return onOtherSite === null ? (
      <ButtonLink to={paths.myBookings()} variant="secondary">
        {t('checkout:confirmed.myBookings')}
      </ButtonLink>
    ) : (
      <ButtonOut href={onOtherSite} variant="secondary">
        {t('checkout:confirmed.myBookings')}
      </ButtonOut>
    )
  }

  return (
    <>
      <ConfirmationHeading
        order={order}
        number={number}
        heading={[greeting, seeYou, newDate].filter(Boolean).join(' ')}
        isOver={isOver}
        isServed={!owner.isSelf}
        email={order.userId === user.id ? user.email : null}
        picture={<Picture scene={sceneOf(first)} shape="plain" fill />}
        actions={
          <>
            {isOver ? <ButtonLink to={paths.home()}>{t('checkout:confirmed.bookAgain')}</ButtonLink> : null}
            <KioskHome variant="primary" />
            {/* A file would stay on the shared device, and the calendar of staff is not the customer's. */}
            {isKiosk || !owner.isSelf ? null : <AddToCalendar order={{ ...order, items: dated }} number={number} />}
            <ButtonOut href={`#${receiptId}`} variant="secondary">
              <ReceiptText aria-hidden="true" />
              {t('checkout:confirmed.receipt')}
            </ButtonOut>
          </>
        }
      />
      {change === null ? null : <Change>{t('checkout:desk.change', { amount: format(change, symbol) })}</Change>}
      <Grid>
        <Part area="booked" data-printed="">
          {partNames.map((name) => (
            <Things key={name} title={t(`${voice}.${said[name].title}`)} items={parts[name]} />
          ))}
        </Part>
        <Part area="next">
          <OrderNext of={partsLeft} hasVisit={next !== undefined} isServed={!owner.isSelf} />
        </Part>
        {isExpected ? (
          <Part area="keep">
            <DoorCard aria-label={t(`${voice}.pass`)} data-printed="">
              <QrCode text={number} label={t('checkout:confirmed.qrLabel', { reference: number })} />
              <strong>{t(`${voice}.pass`)}</strong>
              <Hint>
                {owner.name} · {number}
              </Hint>
            </DoorCard>
          </Part>
        ) : null}
        <Part area="receipt" id={receiptId}>
          <Receipt order={order} number={number} name={owner.name} timezone={timezoneOf(order.items)} />
        </Part>
        <Part area="ways">
          {owner.isSelf ? ownBookings() : <ButtonLink to={paths.desk()}>{t('checkout:customers.next')}</ButtonLink>}
          {order.source === passesSource ? (
            <ButtonLink to={paths.guestPasses()}>{t('common:breadcrumbs.guestPasses')}</ButtonLink>
          ) : null}
          <ButtonLink to={paths.myOrders()} variant="secondary">
            {t(owner.isSelf ? 'checkout:confirmed.myOrders' : 'checkout:customers.orders')}
          </ButtonLink>
          <ButtonLink to={paths.home()} variant="secondary">
            {t('common:actions.backToHome')}
          </ButtonLink>
        </Part>
      </Grid>
    </>
  )
}

type ThingsProps = { readonly title: string; readonly items: BoughtParts['booked'] }

/** One part of the order under its own title; hidden when empty. */
function Things({ title, items }: ThingsProps) {
  if (items.length === 0) return null
  return (
    <OnePart>
      <Title>{title}</Title>
      <Items>
        {items.map((item, index) => (
          <li key={item.id ?? `item-${index}`}>
            <BookedItem item={item} />
          </li>
        ))}
      </Items>
    </OnePart>
  )
}
