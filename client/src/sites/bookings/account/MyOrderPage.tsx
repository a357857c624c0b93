import { useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { ownerOf } from '../../../app/session/session-state.ts'
import { useSession } from '../../../app/session/use-session.ts'
import type { Owner, User } from '../../../app/session/session-state.ts'
import { LoginNeeded } from '../../../features/auth/login/LoginNeeded.tsx'
import { UserAwaited } from '../../../features/auth/login/UserAwaited.tsx'
import { timezoneOf } from '../../../features/carts/cart.ts'
import { AcceptedTerms } from '../../../features/orders/AcceptedTerms.tsx'
import { Receipt } from '../../../features/orders/Receipt.tsx'
import { agreedAt, orderNumber } from '../../../features/orders/receipt.ts'
import { SendAgain } from '../../../features/orders/SendAgain.tsx'
import { useOrder } from '../../../features/orders/use-orders.ts'
import { useOrderText } from '../../../features/orders/use-order-text.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { segment } from '../../shared/paths.ts'
import { OnAccountSite } from './OnAccountSite.tsx'
import { paths } from '../paths.ts'
import { useAccountPages } from './AccountTabs.tsx'

const Page = styled('div', { base: { display: 'grid', gap: '6', maxWidth: '720px' } })
const Ways = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '@media print': { display: 'none' } },
})

/** The receipt of one order, to read and print. */
export function MyOrderPage() {
  const { orderId = '' } = useParams()
  return (
    <OnAccountSite path={`/payments/${segment(orderId)}`}>
      <OwnOrder orderId={orderId} />
    </OnAccountSite>
  )
}

function OwnOrder({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation(['checkout'])
  const session = useSession()
  useAccountPages()
  const owner = ownerOf(session)
  if (!session.loggedIn) return <LoginNeeded title={t('checkout:orders.logInTitle')} />
  if (!session.user || !owner) return <UserAwaited />
  return <OneOrder user={session.user} owner={owner} orderId={orderId} />
}

type OneOrderProps = { readonly user: User; readonly owner: Owner; readonly orderId: string }

function OneOrder({ user, owner, orderId }: OneOrderProps) {
  const { t } = useTranslation(['checkout'])
  const text = useOrderText()
  const query = useOrder(owner.id, orderId)
  if (query.status === 'loading') return <Skeleton height={140} />
  if (query.status === 'error') return <NotFoundPage />
  const order = query.data
  const number = orderNumber(order, orderId)
  const state = text.state(order)
  const canSend = order.status === 'success' && order.userId === owner.id
  const said = owner.isSelf ? 'checkout:orders' : 'checkout:orders.served'
  return (
    <>
      <PageHeading>{t('checkout:orders.order', { reference: number })}</PageHeading>
      <Page>
        {state === null ? null : (
          <div>
            <Tag>{state}</Tag>
          </div>
        )}
        <Receipt order={order} number={number} name={owner.name} timezone={timezoneOf(order.items)} />
        <Ways>
          {canSend && order.id !== null ? (
            <SendAgain userId={owner.id} orderId={order.id} email={owner.isSelf ? user.email : null} />
          ) : null}
          {order.terms && order.id !== null ? (
            <AcceptedTerms
              userId={owner.id}
              orderId={order.id}
              label={t(`${said}.terms`)}
              at={agreedAt(order)}
              timezone={timezoneOf(order.items)}
            />
          ) : null}
          <ButtonLink to={paths.myOrders()} variant="secondary">
            {t(`${said}.back`)}
          </ButtonLink>
        </Ways>
      </Page>
    </>
  )
}
