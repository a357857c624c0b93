import { chakra } from '@chakra-ui/react'
import { format } from '@touchline/money'
import { Printer } from 'lucide-react'
import { useId } from 'react'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { momentText } from '../../i18n/when.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { amountPaid, brandName, orderNumber, receiptLines, receiptPayments } from './receipt.ts'
import type { ReceiptPayment } from './receipt.ts'
import type { Order } from './use-order.ts'

const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2', mb: '2' },
})
const Title = chakra('h2', { base: { fontSize: 'lg' } })
const Facts = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', mb: '3' } })
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '2', textAlign: 'start', verticalAlign: 'top', fontWeight: 'normal' },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap', ps: '4' },
    '& tbody + tbody, & tfoot': { borderTopWidth: '1px', borderColor: 'border' },
    '& th': { overflowWrap: 'anywhere' },
  },
})
const Strong = chakra('tr', { base: { '& > th, & > td': { fontWeight: 'bold', fontSize: 'md' } } })
const NotPrinted = chakra('div', { base: { '@media print': { display: 'none' } } })

/** What was bought and how it was paid, to keep or to print. [O-04] */
export function Receipt({ order }: { readonly order: Order }) {
  const { t } = useTexts()
  const symbol = useCurrencySymbol()
  const titleId = useId()
  const timezone = order.items[0]?.startsAt?.timezone
  const paidAt = order.paidAt ?? order.createdAt
  const facts = [
    t('checkout:receipt.order', { reference: orderNumber(order) }),
    order.customerName,
    paidAt === undefined ? undefined : momentText(Date.parse(paidAt), timezone),
  ]

  function wayOfPaying(payment: ReceiptPayment): string {
    if (payment.kind === 'credit') return t('checkout:receipt.credit')
    if (payment.kind === 'other') return t('checkout:receipt.other', { tender: payment.tender })
    return t('checkout:receipt.card', { brand: brandName(payment.brand), lastFour: payment.lastFour })
  }

  return (
    <Card aria-labelledby={titleId} data-receipt="">
      <Head>
        <Title id={titleId}>{t('checkout:receipt.heading')}</Title>
        <NotPrinted>
          <Button variant="text" size="small" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {t('checkout:receipt.print')}
          </Button>
        </NotPrinted>
      </Head>
      <Facts>{facts.filter((fact) => fact !== undefined).join(' · ')}</Facts>
      <Table aria-labelledby={titleId}>
        <tbody>
          {receiptLines(order.items).map((line) => (
            <tr key={line.id}>
              <th scope="row" style={line.isExtra ? { paddingInlineStart: 16 } : undefined}>
                {line.isExtra ? t('checkout:item.extra', line) : line.name}
              </th>
              <td>{format(line.amount, symbol)}</td>
            </tr>
          ))}
        </tbody>
        <tbody>
          <Strong>
            <th scope="row">{t('checkout:receipt.total')}</th>
            <td>{format(order.total.value, symbol)}</td>
          </Strong>
        </tbody>
        <tbody>
          {receiptPayments(order.payments).map((payment) => (
            <tr key={`${payment.kind}${wayOfPaying(payment)}`}>
              <th scope="row">{wayOfPaying(payment)}</th>
              <td>{format(payment.amount, symbol)}</td>
            </tr>
          ))}
          <Strong>
            <th scope="row">{t('checkout:receipt.paid')}</th>
            <td>{format(amountPaid(order), symbol)}</td>
          </Strong>
        </tbody>
      </Table>
    </Card>
  )
}
