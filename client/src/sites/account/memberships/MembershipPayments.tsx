import { format } from '@touchline/money'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AnsweredPart, isAbsent } from '../../../app/answers/AnsweredPart.tsx'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { useMyOrders } from '../../../features/orders/use-orders.ts'
import type { MyOrder } from '../../../features/orders/use-orders.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { dayOfMomentText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { paths } from '../paths.ts'

const Rows = styled('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      borderBottomWidth: '1px',
      borderColor: 'border',
      fontSize: 'sm',
    },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', minWidth: '160px', color: 'link' },
    '& span': { color: 'fg.muted', overflowWrap: 'anywhere' },
    '& strong': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
  },
})

const most = 6

/** The memberships of an order that have a price. */
function membershipsIn({ items }: MyOrder) {
  return items.filter(
    ({ membershipType, price, lineTotal }) => Boolean(membershipType) && (lineTotal ?? price) !== null,
  )
}

/** The joining or renewal fee paid with a membership, in minor units. */
function feeOf({ childItems }: MyOrder['items'][number]): number {
  return childItems.reduce((sum, { lineTotal }) => sum + (lineTotal?.value ?? 0), 0)
}

/** Payments for memberships, newest first, each with its receipt; nothing without any. */
export function MembershipPayments({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['account'])
  const symbol = useCurrencySymbol()
  const query = useMyOrders(userId, 'component')
  const paid =
    query.status === 'success'
      ? query.data.flatMap((order) => membershipsIn(order).map((item) => ({ order, item }))).slice(0, most)
      : null
  if (isAbsent(query) || paid?.length === 0) return null
  return (
    <PageSection
      id="payments"
      title={t('account:memberships.payments')}
      more={<Link to={paths.payments()}>{t('account:memberships.allPayments')}</Link>}
    >
      <AnsweredPart
        query={query}
        waiting={<Skeleton shape="lines" count={3} />}
        failed={t('account:memberships.paymentsFailed')}
      >
        {() => (
          <Rows>
            {(paid ?? []).map(({ order, item }) => {
              const amount = item.lineTotal ?? item.price
              const fee = feeOf(item)
              const at = Date.parse(order.paidAt ?? '')
              return (
                <li key={`${order.id} ${item.id}`}>
                  <Link to={paths.payment(order.id)}>
                    {Number.isFinite(at) ? dayOfMomentText(at, null) : t('account:memberships.receipt')}
                  </Link>
                  <span>{item.name}</span>
                  {amount ? <strong>{withFee(item.type, priceText(amount, symbol), fee)}</strong> : null}
                </li>
              )
            })}
          </Rows>
        )}
      </AnsweredPart>
    </PageSection>
  )

  /** '£36.50 + £15.00 joining fee' */
  function withFee(type: string | null, price: string, fee: number): string {
    if (fee === 0) return price
    const values = { price, fee: format(fee, symbol) }
    return type === 'membership_renewal'
      ? t('account:memberships.withRenewalFee', values)
      : t('account:memberships.withJoiningFee', values)
  }
}
