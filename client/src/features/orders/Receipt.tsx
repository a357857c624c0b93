import { format } from '@touchline/money'
import { Printer } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient, useCurrencySymbol } from '../../app/site-record.ts'
import { dotted } from '../../i18n/dotted.ts'
import { daysText } from '../../i18n/days/days-text.ts'
import { momentText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { receiptLines } from './receipt-lines.ts'
import { orderedAt, paidIn, receiptPayments, receiptRefunds } from './receipt.ts'
import type { Order } from './use-orders.ts'
import { useLineText } from './use-line-text.ts'
import { usePaymentText, useRefundText } from './use-order-text.ts'

const Head = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2', mb: '2' },
})
const Section = styled('section', { base: { minWidth: 0 } })
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })
const Facts = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', mb: '3' } })
const Table = styled('table', {
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
const Note = styled('span', { base: { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' } })
const Strong = styled('tr', { base: { '& > th, & > td': { fontWeight: 'bold', fontSize: 'md' } } })
// The page's header says so, but is not printed.
const Issuer = styled('p', { base: { display: 'none', '@media print': { display: 'block', fontWeight: 'bold' } } })
const NotPrinted = styled('div', { base: { '@media print': { display: 'none' } } })

type Props = {
  readonly order: Order
  readonly number: string
  /** The buyer, where the order does not say. */
  readonly name: string
  /** The time zone of its place, if known. */
  readonly timezone: string | null
}

/** Items and payments, to keep or print. */
export function Receipt({ order, number, name, timezone }: Props) {
  const { t } = useTranslation(['checkout'])
  const { name: issuer } = useClient()
  const symbol = useCurrencySymbol()
  const wayOfPaying = usePaymentText()
  const lineText = useLineText()
  const titleId = useId()
  const at = orderedAt(order)
  const paid = paidIn(order)
  const payments = receiptPayments(order.payments)
  const refunds = receiptRefunds(order)
  const wayBack = useRefundText(order)
  // Somebody who is only booked in reads no amounts of the order. [O-292]
  const isOwnLines = order.total === null && paid === null
  const facts = [
    t('checkout:receipt.order', { reference: number }),
    order.customerName ?? name,
    at === null ? null : momentText(at, timezone),
  ]
  const money = (amount: number | null): string =>
    amount === null ? t('checkout:item.noPrice') : format(amount, symbol)

  return (
    <Section aria-labelledby={titleId} data-printed="">
      {issuer ? <Issuer>{issuer}</Issuer> : null}
      <Head>
        <Title id={titleId}>{t('checkout:receipt.heading')}</Title>
        <NotPrinted>
          <Button variant="text" size="small" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {t('checkout:receipt.print')}
          </Button>
        </NotPrinted>
      </Head>
      <Facts>{dotted(facts)}</Facts>
      <Table aria-labelledby={titleId}>
        <tbody>
          {receiptLines(order.items).map((line, index) => {
            const { amount, days, isExtra, note } = line
            const whose = lineText.forWhom(line)
            return (
              <tr key={`line-${index}`}>
                <th scope="row" style={isExtra ? { paddingInlineStart: 16 } : undefined}>
                  {lineText.counted(line)}
                  {whose === null ? null : <Note>{whose}</Note>}
                  {days.length === 0 ? null : <Note>{daysText(days)}</Note>}
                  {note === null ? null : <Note>{note}</Note>}
                </th>
                <td>{money(amount)}</td>
              </tr>
            )
          })}
        </tbody>
        {isOwnLines ? null : (
          <>
            <tbody>
              <Strong>
                <th scope="row">{t('checkout:receipt.total')}</th>
                <td>{money(order.total?.value ?? null)}</td>
              </Strong>
            </tbody>
            <tbody>
              {payments.map((payment, index) => (
                <tr key={`payment-${index}`}>
                  <th scope="row">{wayOfPaying(payment)}</th>
                  <td>{format(payment.amount, symbol)}</td>
                </tr>
              ))}
              <Strong>
                <th scope="row">{t('checkout:receipt.paid')}</th>
                <td>{money(paid?.value ?? null)}</td>
              </Strong>
            </tbody>
          </>
        )}
        {refunds.length === 0 ? null : (
          <tbody>
            {refunds.map((refund, index) => (
              <tr key={`refund-${index}`}>
                <th scope="row">
                  {wayBack(refund)}
                  {refund.at === null ? null : <Note>{momentText(refund.at, timezone)}</Note>}
                  {refund.of.map((line, lineIndex) => (
                    <Note key={`line-${lineIndex}`}>{lineText.refunded(line)}</Note>
                  ))}
                </th>
                <td>{format(refund.amount, symbol)}</td>
              </tr>
            ))}
          </tbody>
        )}
      </Table>
    </Section>
  )
}
