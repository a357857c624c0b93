import { useTranslation } from 'react-i18next'
import { environment } from '../../../app/environment.ts'
import { timezoneOf } from '../../../features/carts/cart.ts'
import { openRefunds } from '../../../features/orders/payments-by-month.ts'
import { orderNumber } from '../../../features/orders/receipt.ts'
import { RefundsOnTheirWay } from '../../../features/orders/RefundsOnTheirWay.tsx'
import { useMyOrders } from '../../../features/orders/use-orders.ts'
import type { MyOrder } from '../../../features/orders/use-orders.ts'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { CentreContact } from './CentreContact.tsx'
import { PaidMonths } from './PaidMonths.tsx'

type Props = {
  readonly userId: number
  /** For orders without a time of their own. */
  readonly timezone: string | null
}

/** Refunds on their way, and the customer's payments by month. */
export function Orders({ userId, timezone }: Props) {
  const { t } = useTranslation(['account', 'checkout'])
  const query = useMyOrders(userId, 'component')
  if (query.status === 'loading') return <Skeleton shape="row" />
  if (query.status === 'error') {
    return <InlineError onRetry={() => void query.refresh()}>{t('account:payments.ordersFailed')}</InlineError>
  }
  const zoneOf = ({ items }: MyOrder) => timezoneOf(items) ?? timezone
  if (query.data.length === 0) {
    return (
      <EmptyState
        title={t('account:payments.none')}
        action={<ButtonOut href={environment().site.paths.browse()}>{t('checkout:orders.find')}</ButtonOut>}
      >
        {t('checkout:orders.noneText')}
      </EmptyState>
    )
  }
  return (
    <>
      <RefundsOnTheirWay
        refunds={openRefunds(query.data)}
        zoneOf={({ order }) => zoneOf(order)}
        contactFor={({ order }) => (
          <CentreContact
            subject={t('account:payments.aboutRefund', { reference: orderNumber(order, String(order.id)) })}
          >
            {t('account:payments.tellUs')}
          </CentreContact>
        )}
      />
      <PaidMonths orders={query.data} zoneOf={zoneOf} />
    </>
  )
}
