import { format } from '@touchline/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { dayIn, startOfDay } from '../../i18n/calendar.ts'
import { fullDayText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { AccountPart, Quiet } from '../../ui/layout/page/AccountPart.tsx'
import { orderNumber } from './receipt.ts'
import { usualArrival } from './payments-by-month.ts'
import type { OpenRefund } from './payments-by-month.ts'

const Rows = styled('ul', { base: { display: 'grid', gap: '6', mt: '2' } })
const Head = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    rowGap: '1',
    fontWeight: 'bold',
    overflowWrap: 'anywhere',
  },
})
const Amount = styled('p', { base: { fontVariantNumeric: 'tabular-nums' } })
// A line with three stations: across, on phones downwards.
const Steps = styled('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    mt: '4',
    '& > li': {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      ps: { base: '8', md: '0' },
      pe: '4',
      pt: { md: '8' },
      pb: { base: '4', md: '0' },
      fontSize: 'sm',
    },
    // The station.
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '0',
      zIndex: 1,
      width: '18px',
      height: '18px',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'success',
      bg: 'success',
    },
    '& > li[data-ahead]::before': { borderColor: 'fg.muted', bg: 'bg' },
    '& > li[data-ahead]': { color: 'fg.muted' },
    // The line to the next one.
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: { base: '8px', md: '18px' },
      top: { base: '18px', md: '8px' },
      width: { base: '2px', md: 'calc(100% - 18px)' },
      height: { base: 'calc(100% - 18px)', md: '2px' },
      bg: 'success',
    },
  },
})
const Failed = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    mt: '2',
    p: '4',
    borderRadius: 'card',
    bg: 'warning.subtle',
  },
})

type Props = {
  readonly refunds: readonly OpenRefund[]
  readonly zoneOf: (refund: OpenRefund) => string | null
  /** How to reach the centre about a refund that failed; null when nobody can be written to. */
  readonly contactFor: (refund: OpenRefund) => ReactNode
}

/** Refunds to a card that have not arrived, with the day by which they usually have; hidden without any. */
export function RefundsOnTheirWay({ refunds, zoneOf, contactFor }: Props) {
  const { t } = useTranslation(['account', 'checkout'])
  const symbol = useCurrencySymbol()
  if (refunds.length === 0) return null
  return (
    <AccountPart title={t('account:payments.refunds', { count: refunds.length })}>
      <Rows>
        {refunds.map((refund, index) => {
          const amount = format(refund.amount, symbol)
          const name = refund.name ?? t('checkout:item.unnamed')
          return (
            <li key={`${refund.order.id} ${index}`}>
              <Head>
                <p>{t('account:payments.refundFor', { amount, name })}</p>
                <Amount>{amount}</Amount>
              </Head>
              <Quiet>{refund.reason}</Quiet>
              {refund.hasFailed ? (
                <Failed>
                  <p>
                    {t('account:payments.refundFailed', {
                      amount,
                      reference: orderNumber(refund.order, String(refund.order.id)),
                    })}
                  </p>
                  {contactFor(refund)}
                </Failed>
              ) : (
                <Way at={refund.at} timezone={zoneOf(refund)} />
              )}
            </li>
          )
        })}
      </Rows>
    </AccountPart>
  )
}

function Way({ at, timezone }: { readonly at: number | null; readonly timezone: string | null }) {
  const { t } = useTranslation(['account'])
  const day = at === null ? null : dayIn(timezone, at)
  return (
    <Steps>
      <li>
        <strong>{t('account:payments.refunded')}</strong>
        {day === null ? null : fullDayText(startOfDay(day))}
      </li>
      <li>
        <strong>{t('account:payments.sentToBank')}</strong>
      </li>
      <li data-ahead="">
        {day === null
          ? t('account:payments.onCard')
          : t('account:payments.onCardBy', { date: fullDayText(startOfDay(usualArrival(day))) })}
      </li>
    </Steps>
  )
}
