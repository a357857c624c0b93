import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { momentText } from '../../i18n/when.ts'
import { onFewWords } from '../../theme/media.ts'
import { styled } from '../../theme/styled.ts'
import { Tag } from '../../ui/labels/Tag.tsx'
import { orderedAt, orderNumber } from './receipt.ts'
import type { MyOrder } from './use-orders.ts'
import { useOrderText } from './use-order-text.ts'

const Rows = styled('ul', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' },
})
const Row = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      base: 'auto minmax(0, 1fr) auto auto',
      md: 'auto minmax(0, 1fr) minmax(0, 10rem) 6rem auto',
    },
    // The words are below the picture and the total.
    [onFewWords]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
    columnGap: { base: '3', md: '4' },
    rowGap: '2',
    alignItems: 'center',
    py: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > svg': { width: '20px', height: '20px', color: 'fg.muted' },
    '&:hover': { bg: 'bg.subtle' },
  },
})
const Words = styled('div', {
  base: {
    display: 'grid',
    gap: '1',
    minWidth: 0,
    justifyItems: 'start',
    [onFewWords]: { gridColumn: '1 / -1', gridRow: '2' },
  },
})
// The whole row is the link.
const Name = styled(Link, {
  base: {
    fontWeight: 'bold',
    color: 'fg',
    overflowWrap: 'anywhere',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
})
const Quiet = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' } })
const Became = styled('div', {
  base: {
    gridColumn: { base: '2 / -1', md: 'auto' },
    gridRow: { base: '2', md: 'auto' },
    [onFewWords]: { gridColumn: '1 / -1', gridRow: '3' },
    '&:empty': { display: { base: 'none', md: 'block' } },
  },
})
const Total = styled('p', {
  base: { fontWeight: 'bold', whiteSpace: 'nowrap', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  readonly orders: readonly MyOrder[]
  readonly pathOf: (order: MyOrder) => string
  /** The time zone of its time; null for the reader's own. */
  readonly zoneOf: (order: MyOrder) => string | null
  readonly pictureOf: (order: MyOrder) => ReactNode
}

/** Orders with date, number, payment, refund and total; each row links to its receipt. */
export function OrderList({ orders, pathOf, zoneOf, pictureOf }: Props) {
  const { t } = useTranslation(['checkout'])
  const text = useOrderText()
  const symbol = useCurrencySymbol()
  return (
    <Rows>
      {orders.map((order) => {
        const number = orderNumber(order, String(order.id))
        const at = orderedAt(order)
        const reference = t('checkout:orders.order', { reference: number })
        const state = text.state(order)
        const paid = text.paid(order)
        return (
          <Row key={order.id}>
            <div>{pictureOf(order)}</div>
            <Words>
              <Name to={pathOf(order)}>{text.things(order) ?? reference}</Name>
              {at === null ? null : <Quiet>{momentText(at, zoneOf(order))}</Quiet>}
              {text.things(order) === null ? null : <Quiet>{reference}</Quiet>}
              {paid === null ? null : <Quiet>{paid}</Quiet>}
            </Words>
            <Became>{state === null ? null : <Tag>{state}</Tag>}</Became>
            <Total>{order.total ? priceText(order.total, symbol) : null}</Total>
            <ChevronRight aria-hidden="true" />
          </Row>
        )
      })}
    </Rows>
  )
}
