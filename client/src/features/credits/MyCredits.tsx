import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../app/site-record.ts'
import type { Owner } from '../../app/session/session-state.ts'
import { priceText } from '../../i18n/price-text.ts'
import { momentText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { AccountPart, Quiet } from '../../ui/layout/page/AccountPart.tsx'
import { useMyCredits } from './use-my-credits.ts'
import type { MyCredit } from './use-my-credits.ts'

const Rows = styled('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      columnGap: '4',
      rowGap: '1',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
      // Purpose and expiry have a line each.
      '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
    },
  },
})
const Amount = styled('p', {
  base: { fontWeight: 'bold', textAlign: { md: 'end' }, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
})

type Props = { readonly owner: Owner; readonly timezone: string | null }

/** A customer's credit with purpose and expiry; hidden without any. */
export function MyCredits({ owner, timezone }: Props) {
  const { t } = useTranslation(['checkout'])
  const query = useMyCredits(owner.id)
  const said = owner.isSelf ? 'checkout:orders' : 'checkout:orders.served'
  if (query.status !== 'success' || query.data.length === 0) return null
  return (
    <AccountPart title={t(`${said}.credits`, { name: owner.name })} intro={t(`${said}.creditIntro`)}>
      <Rows>
        {query.data.map((credit) => (
          <CreditRow key={credit.id} credit={credit} timezone={timezone} />
        ))}
      </Rows>
    </AccountPart>
  )
}

function CreditRow({ credit, timezone }: { readonly credit: MyCredit; readonly timezone: string | null }) {
  const { t } = useTranslation(['checkout'])
  const symbol = useCurrencySymbol()
  const { type, amount, remaining, reason, expiresAt } = credit
  const until = Date.parse(expiresAt ?? '')
  const left = priceText(remaining, symbol)
  const isPart = amount !== null && amount.value !== remaining.value
  return (
    <li>
      <p>{t(type === 'membership' ? 'checkout:orders.creditType.membership' : 'checkout:orders.creditType.general')}</p>
      <Amount>{isPart ? t('checkout:orders.creditOf', { left, amount: priceText(amount, symbol) }) : left}</Amount>
      <Quiet>{reason}</Quiet>
      <Quiet>
        {Number.isFinite(until)
          ? t('checkout:orders.creditUntil', { date: momentText(until, timezone) })
          : t('checkout:orders.creditForever')}
      </Quiet>
    </li>
  )
}
