import { format } from '@touchline/money'
import { useId, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { dayOfMomentText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { CreditAccount, CreditMovement } from './use-credit-movements.ts'

const Part = styled('section', { base: { display: 'grid', gap: '4', minWidth: 0 } })
const Balance = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'auto minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: '8',
    rowGap: '2',
    p: { base: '4', md: '6' },
    borderRadius: 'surface',
    bg: 'brand.subtle',
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})
const Title = styled('h2', { base: { fontSize: { base: 'md', md: 'lg' } } })
const Amount = styled('p', {
  base: { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'heading', fontVariantNumeric: 'tabular-nums' },
})
const Table = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '3', verticalAlign: 'top', textAlign: 'end', fontWeight: 'normal', ps: '4' },
    '& thead th': { color: 'fg.muted', fontSize: 'xs', py: '2' },
    '& th:first-of-type': { textAlign: 'start', ps: '0', overflowWrap: 'anywhere' },
    '& tr': { borderBottomWidth: '1px', borderColor: 'border' },
    '& td': { whiteSpace: 'nowrap' },
  },
})
const OnWide = styled('td', { base: { hideBelow: 'md' } })
const OnWideHead = styled('th', { base: { hideBelow: 'md' } })
const Reason = styled('strong', { base: { display: 'block' } })
const Quiet = styled('span', { base: { color: 'fg.muted', fontSize: 'sm' } })
const OnPhones = styled('span', { base: { hideFrom: 'md' } })
const Left = styled('span', { base: { hideFrom: 'md', display: 'block', color: 'fg.muted', fontSize: 'sm' } })
const More = styled('strong', { base: { color: 'success' } })
const Way = styled('div', { base: { justifySelf: 'start' } })

// Old movements must not push the payments off the page.
const mostAtFirst = 5

type Props = {
  readonly account: CreditAccount
  readonly timezone: string | null
  readonly receiptOf: (orderId: number) => string
}

/** A customer's credit: what is left, what runs out next, and each movement. */
export function CreditLedger({ account, timezone, receiptOf }: Props) {
  const { t } = useTranslation(['account', 'checkout'])
  const titleId = useId()
  const symbol = useCurrencySymbol()
  const [all, setAll] = useState(false)
  const { movements, balance, runsOutNext } = account
  const shown = all ? movements : movements.slice(0, mostAtFirst)
  return (
    <Part aria-labelledby={titleId}>
      <Balance>
        <div>
          <Title id={titleId}>{t('checkout:orders.credits')}</Title>
          <Amount>{balance === null ? format(0, symbol) : priceText(balance, symbol)}</Amount>
        </div>
        <p>
          {runsOutNext === null ? null : (
            <>
              <strong>
                {t('account:payments.runsOutNext', {
                  amount: priceText(runsOutNext.amount, symbol),
                  date: dayOfMomentText(Date.parse(runsOutNext.expiresAt), timezone),
                })}
              </strong>{' '}
            </>
          )}
          {t('account:payments.creditUse')}
        </p>
      </Balance>
      {movements.length === 0 ? null : (
        <Table aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{t('account:payments.whatFor')}</th>
              <OnWideHead scope="col">{t('account:payments.until')}</OnWideHead>
              <th scope="col">{t('account:payments.amount')}</th>
              <OnWideHead scope="col">{t('account:payments.thenLeft')}</OnWideHead>
            </tr>
          </thead>
          <tbody>
            {shown.map((movement, index) => (
              <Movement key={`${movement.at} ${index}`} movement={movement} timezone={timezone} receiptOf={receiptOf} />
            ))}
          </tbody>
        </Table>
      )}
      {shown.length < movements.length ? (
        <Way>
          <Button variant="text" onClick={() => setAll(true)}>
            {t('account:payments.allMovements', { count: movements.length })}
          </Button>
        </Way>
      ) : null}
    </Part>
  )
}

type MovementProps = Omit<Props, 'account'> & { readonly movement: CreditMovement }

function Movement({ movement, timezone, receiptOf }: MovementProps) {
  const { t } = useTranslation(['account'])
  const symbol = useCurrencySymbol()
  const { at, reason, amount, balance, expiresAt, orderId } = movement
  const day = dayOfMomentText(Date.parse(at), timezone)
  const until = expiresAt ? dayOfMomentText(Date.parse(expiresAt), timezone) : null
  const size = format(Math.abs(amount.value), symbol)
  const isLess = amount.value < 0
  return (
    <tr>
      <th scope="row">
        <Reason>{reason ?? t('account:payments.credit')}</Reason>
        <Quiet>
          {orderId === null ? (
            day
          ) : (
            <Trans
              i18nKey="account:payments.onOrder"
              values={{ day }}
              components={{ receipt: <Link to={receiptOf(orderId)} /> }}
            />
          )}
          {until === null ? null : <OnPhones>{` · ${t('account:payments.untilDate', { date: until })}`}</OnPhones>}
        </Quiet>
      </th>
      <OnWide>{until}</OnWide>
      <td>
        <VisuallyHidden>{t(isLess ? 'account:payments.less' : 'account:payments.more')} </VisuallyHidden>
        {isLess ? <span>{`−${size}`}</span> : <More>{`+${size}`}</More>}
        <Left>{t('account:payments.leftAfter', { amount: priceText(balance, symbol) })}</Left>
      </td>
      <OnWide>{priceText(balance, symbol)}</OnWide>
    </tr>
  )
}
