import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../app/pages/AstrayPage.tsx'
import type { Owner, User } from '../../app/session/session-state.ts'
import { timezoneOf } from '../../features/carts/cart.ts'
import { AcceptedTerms } from '../../features/orders/AcceptedTerms.tsx'
import { Receipt } from '../../features/orders/Receipt.tsx'
import { agreedAt, orderNumber } from '../../features/orders/receipt.ts'
import { SendAgain } from '../../features/orders/SendAgain.tsx'
import { useOrder } from '../../features/orders/use-orders.ts'
import { useOrderText } from '../../features/orders/use-order-text.ts'
import { styled } from '../../theme/styled.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Tag } from '../../ui/labels/Tag.tsx'
import { PageHeading } from '../../ui/layout/page/PageHeading.tsx'

const Page = styled('div', { base: { display: 'grid', gap: '6', maxWidth: '720px' } })
const Ways = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '@media print': { display: 'none' } },
})

type Props = {
  readonly user: User
  readonly owner: Owner
  readonly orderId: string
  /** The way back to all orders. */
  readonly back: ReactNode
}

/** One order with its receipt and everything that can be done with it; another's is not found. */
export function OneOrder({ user, owner, orderId, back }: Props) {
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
          {back}
        </Ways>
      </Page>
    </>
  )
}
