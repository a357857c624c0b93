import { format } from '@touchline/money'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { ItemPicture } from '../../../features/carts/basket/items/ItemPicture.tsx'
import { OrderList } from '../../../features/orders/OrderList.tsx'
import { paidByMonth } from '../../../features/orders/payments-by-month.ts'
import type { PaidMonth } from '../../../features/orders/payments-by-month.ts'
import type { MyOrder } from '../../../features/orders/use-orders.ts'
import { monthText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { AccountPart } from '../../../ui/layout/page/AccountPart.tsx'
import { paths } from '../paths.ts'

const Months = styled('div', { base: { display: 'grid', gap: '6', mt: '2' } })
const Month = styled('section', { base: { minWidth: 0 } })
const Head = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    pb: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})
const Name = styled('h3', { base: { fontFamily: 'body', fontSize: 'sm', fontWeight: 'bold', letterSpacing: '0' } })
const Sum = styled('p', { base: { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' } })
const Way = styled('div', { base: { justifySelf: 'start' } })

// A first look back; older months are one press away.
const monthsAtFirst = 3

type Props = {
  readonly orders: readonly MyOrder[]
  readonly zoneOf: (order: MyOrder) => string | null
}

/** The payments of a customer, month by month, each with its sum. */
export function PaidMonths({ orders, zoneOf }: Props) {
  const { t } = useTranslation(['account'])
  const [all, setAll] = useState(false)
  const months = paidByMonth(orders, zoneOf)
  const shown = all ? months : months.slice(0, monthsAtFirst)
  return (
    <AccountPart title={t('account:payments.paid')}>
      <Months>
        {shown.map((month) => (
          <OneMonth key={month.month} month={month} zoneOf={zoneOf} />
        ))}
      </Months>
      {shown.length < months.length ? (
        <Way>
          <Button variant="text" onClick={() => setAll(true)}>
            {t('account:payments.older')}
          </Button>
        </Way>
      ) : null}
    </AccountPart>
  )
}

function OneMonth({ month, zoneOf }: { readonly month: PaidMonth; readonly zoneOf: Props['zoneOf'] }) {
  const titleId = useId()
  const sum = useSumText()
  return (
    <Month aria-labelledby={titleId}>
      <Head>
        <Name id={titleId}>{month.month === '' ? null : monthText(month.month)}</Name>
        <Sum>{sum(month)}</Sum>
      </Head>
      <OrderList
        orders={month.orders}
        pathOf={({ id }) => paths.payment(id)}
        zoneOf={zoneOf}
        pictureOf={({ items: [first] }) => (first ? <ItemPicture item={first} size="small" /> : null)}
      />
    </Month>
  )
}

/** '£157.10, of which £6.20 is on its way back' */
function useSumText(): (month: PaidMonth) => string {
  const { t } = useTranslation(['account'])
  const symbol = useCurrencySymbol()
  return ({ paid, refunded, pending }) => {
    const amount = format(paid, symbol)
    if (refunded === 0) return amount
    const back = format(refunded, symbol)
    return t(pending > 0 ? 'account:payments.ofWhichComes' : 'account:payments.ofWhichCame', { amount, back })
  }
}
