import { BadgeCheck, CalendarDays, CalendarX2, CreditCard, MapPin, TicketPercent } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { KioskHome } from '../../../app/chrome/KioskHome.tsx'
import { environment } from '../../../app/environment.ts'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { ownerOf } from '../../../app/session/session-state.ts'
import type { Owner, User } from '../../../app/session/session-state.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { LoginNeeded } from '../../../features/auth/login/LoginNeeded.tsx'
import { UserAwaited } from '../../../features/auth/login/UserAwaited.tsx'
import { useItemText } from '../../../features/carts/basket/items/use-item-text.ts'
import { ConfirmationHeading } from '../../../features/orders/ConfirmationHeading.tsx'
import { Receipt } from '../../../features/orders/Receipt.tsx'
import { orderedAt, orderNumber, paidIn } from '../../../features/orders/receipt.ts'
import { useOrder } from '../../../features/orders/use-orders.ts'
import type { Order } from '../../../features/orders/use-orders.ts'
import { useVenues } from '../../../features/venues/use-venues.ts'
import { useMembershipStanding } from '../../../features/memberships/use-my-memberships.ts'
import { startOfDay } from '../../../i18n/calendar.ts'
import { dayOfMomentText, fullDayText } from '../../../i18n/when.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { FactsList } from '../../../ui/text/FactsList.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { onAccount, onBookings } from '../../shared/other-sites.ts'
import { paths } from '../paths.ts'

const Page = styled('div', { base: { display: 'grid', gap: '8', gridTemplateColumns: 'minmax(0, 1fr)' } })
const Section = styled('section', { base: { display: 'grid', gap: '4', minWidth: 0 } })
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })

/** The texts for staff about the customer they serve. */
const served = 'activities:joining.confirmed.served'

/** '/order-confirmed/{orderId}': the bought membership, for its buyer. */
export function OrderConfirmedPage() {
  const { t } = useTranslation(['activities'])
  const { orderId = '' } = useParams()
  const session = useSession()
  const { loggedIn, user } = session
  const owner = ownerOf(session)
  if (!loggedIn) return <LoginNeeded title={t('activities:joining.confirmed.logInTitle')} />
  if (!user || !owner) return <UserAwaited />
  return <Confirmation user={user} owner={owner} orderId={orderId} />
}

type PartProps = { readonly title: string; readonly isPrinted?: boolean; readonly children: ReactNode }

function Part({ title, isPrinted = false, children }: PartProps) {
  const id = useId()
  return (
    <Section aria-labelledby={id} data-printed={isPrinted ? '' : undefined}>
      <Title id={id}>{title}</Title>
      {children}
    </Section>
  )
}

type ConfirmationProps = { readonly user: User; readonly owner: Owner; readonly orderId: string }

function Confirmation({ user, owner, orderId }: ConfirmationProps) {
  const { t } = useTranslation(['activities'])
  const query = useOrder(owner.id, orderId)
  if (query.status === 'loading') return <Skeleton height={140} />
  if (query.status === 'error') return <NotFoundPage />
  const order = query.data
  const number = orderNumber(order, orderId)
  const { isSelf, name } = owner
  const isRenewal = order.items.length > 0 && order.items.every(({ type }) => type === 'membership_renewal')

  function headingOf(): string {
    if (isRenewal) return t('activities:joining.confirmed.renewed')
    return isSelf ? t('activities:joining.confirmed.heading') : t(`${served}.heading`, { name })
  }

  return (
    <Page>
      <ConfirmationHeading
        order={order}
        number={number}
        heading={headingOf()}
        isServed={!isSelf}
        email={order.userId === user.id ? user.email : null}
        picture={<Picture scene="gym" shape="plain" fill />}
        actions={<WayOn isSelf={isSelf} />}
      />
      {order.items.map((item, index) => (
        <Membership key={item.id ?? `item-${index}`} item={item} order={order} isSelf={isSelf} />
      ))}
      <WhatNext isSelf={isSelf} />
      <Receipt order={order} number={number} name={name} timezone={null} />
    </Page>
  )
}

type VoiceProps = {
  /** False for the order of a customer served by staff. */
  readonly isSelf: boolean
}

/** The one next step: at a kiosk its home, for staff the desk, else the account, or bookings. */
function WayOn({ isSelf }: VoiceProps) {
  const { t } = useTranslation(['activities', 'common'])
  const account = onAccount('/')
  const bookings = onBookings('/')
  const desk = onBookings('/desk')
  if (environment().modes.kiosk) return <KioskHome variant="primary" />
  if (!isSelf && desk !== null) return <ButtonOut href={desk}>{t(`${served}.toDesk`)}</ButtonOut>
  if (account !== null) {
    return <ButtonOut href={account}>{t('activities:joining.confirmed.toAccount')}</ButtonOut>
  }
  if (bookings !== null) {
    return <ButtonOut href={bookings}>{t('activities:joining.toBookings')}</ButtonOut>
  }
  return <ButtonLink to={paths.home()}>{t('common:actions.backToHome')}</ButtonLink>
}

type MembershipProps = VoiceProps & { readonly item: Order['items'][number]; readonly order: Order }

/** One membership: name, start, home venue, price and member. */
function Membership({ item, order, isSelf }: MembershipProps) {
  const { t } = useTranslation(['activities'])
  const text = useItemText()
  const symbol = useCurrencySymbol()
  const venues = useVenues('component')
  const until = useUntil(item, order)
  const at = orderedAt(order)
  const home = item.homeVenue
  const timezone = venues.status === 'success' ? venues.data.find(({ id }) => id === home?.id)?.timezone : null
  const name = item.membershipType?.name ?? text.name(item)
  const person = text.person(item)
  const paid = paidIn(order)
  const only = order.items.length === 1
  return (
    <Part title={t(isSelf ? 'activities:joining.confirmed.yours' : `${served}.yours`)} isPrinted>
      <FactsList
        facts={[
          { id: 'name', icon: <BadgeCheck aria-hidden="true" />, strong: name, muted: person },
          ...(at === null
            ? []
            : [
                {
                  id: 'start',
                  icon: <CalendarDays aria-hidden="true" />,
                  strong: t('activities:joining.confirmed.starts', { day: dayOfMomentText(at, timezone) }),
                  muted: until ?? t('activities:joining.join.lasts'),
                },
              ]),
          ...(home?.name
            ? [
                {
                  id: 'centre',
                  icon: <MapPin aria-hidden="true" />,
                  strong: t(isSelf ? 'activities:joining.join.centre' : `${served}.centre`, { venue: home.name }),
                },
              ]
            : []),
          ...(only && paid !== null
            ? [
                {
                  id: 'paid',
                  icon: <CreditCard aria-hidden="true" />,
                  strong: t('activities:joining.confirmed.paid', { amount: priceText(paid, symbol) }),
                },
              ]
            : []),
        ]}
      />
    </Part>
  )
}

/** 'Until Saturday 6 May'; null while unknown, and on a platform that does not say. */
function useUntil({ membershipType, purchasedForUserId }: Order['items'][number], { userId }: Order): string | null {
  const { t } = useTranslation(['activities'])
  const standing = useMembershipStanding(membershipType?.id ?? null, purchasedForUserId ?? userId ?? null)
  if (standing === null || standing.kind === 'new' || standing.until === null) return null
  return t('activities:joining.confirmed.until', { day: fullDayText(startOfDay(standing.until)) })
}

function WhatNext({ isSelf }: VoiceProps) {
  const { t } = useTranslation(['checkout', 'activities'])
  const voice = isSelf ? 'activities:joining.confirmed' : served
  return (
    <Part title={t('checkout:next.heading')}>
      <FactsList
        facts={[
          {
            id: 'use',
            icon: <TicketPercent aria-hidden="true" />,
            strong: t(`${voice}.use`),
            muted: t(`${voice}.useText`),
          },
          {
            id: 'end',
            icon: <CalendarX2 aria-hidden="true" />,
            strong: t('activities:joining.confirmed.end'),
            muted: t(isSelf ? 'activities:joining.join.once' : `${served}.once`),
          },
        ]}
      />
    </Part>
  )
}
