import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { environment } from '../../environment.ts'
import { useSession } from '../../session/use-session.ts'
import { useOwnPlaces } from './use-own-places.ts'
import { useCurrencySymbol } from '../../site-record.ts'
import { nameOfUser } from '../../session/session-state.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { PersonInitial } from '../../../ui/labels/PersonChip.tsx'

const Block = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '3',
    pb: '4',
    mb: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})
const Words = styled('div', { base: { display: 'grid', gap: '1', minWidth: 0 } })
const Name = styled('p', { base: { fontWeight: 'bold', overflowWrap: 'anywhere' } })
const Detail = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })
const Place = styled(Link, { base: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' } })

/** The customer with reference and credit, and the link to the account site where there is one. */
export function AccountSummary({ onFollow }: { readonly onFollow?: () => void }) {
  const { t } = useTranslation(['common'])
  const { user } = useSession()
  const own = useOwnPlaces()
  const symbol = useCurrencySymbol()
  if (!user) return null
  const account = environment().site.paths.account()
  const balance = user.credit?.balance
  const name = nameOfUser(user)
  return (
    <Block>
      <PersonInitial name={name} tone={0} size="large" />
      <Words>
        <Name>{t('common:account.loggedInAs', { name })}</Name>
        {user.reference ? <Detail>{t('common:account.reference', { reference: user.reference })}</Detail> : null}
        {balance && balance.value > 0 ? (
          <Detail>{t('common:account.credit', { amount: priceText(balance, symbol) })}</Detail>
        ) : null}
        {own.map(({ label, to }) => (
          <Place key={label} to={to} onClick={onFollow}>
            {t(label)}
          </Place>
        ))}
        {account === null ? null : (
          <Place to={account} onClick={onFollow}>
            {t('common:account.open')}
          </Place>
        )}
      </Words>
    </Block>
  )
}
