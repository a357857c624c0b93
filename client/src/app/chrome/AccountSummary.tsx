import { chakra } from '@chakra-ui/react'
import { environment } from '../environment.ts'
import { linkAcross } from '../modes.ts'
import { useSession } from '../session/session.ts'
import { useCurrencySymbol } from '../site-record.ts'
import { nameOfUser } from '../session/user-name.ts'
import { priceText } from '../../i18n/price-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'

const Block = chakra('div', {
  base: { display: 'grid', gap: '1', p: '4', mb: '4', borderRadius: 'card', bg: 'brand.subtle' },
})
const Name = chakra('p', { base: { fontWeight: 'bold', overflowWrap: 'anywhere' } })
const Detail = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

/** Who is logged in, with their reference, their credit, and the way to the account site where there is one. */
export function AccountSummary() {
  const { t } = useTexts()
  const { config, modes } = environment()
  const { user } = useSession()
  const symbol = useCurrencySymbol()
  if (!user) return null
  const account = config.sites.account
  const balance = user.credit?.balance
  return (
    <Block>
      <Name>{t('common:account.loggedInAs', { name: nameOfUser(user) })}</Name>
      {user.reference ? <Detail>{t('common:account.reference', { reference: user.reference })}</Detail> : null}
      {balance && balance.value > 0 ? (
        <Detail>{t('common:account.credit', { amount: priceText(balance, symbol) })}</Detail>
      ) : null}
      {account ? <a href={linkAcross(account, '/', modes)}>{t('common:account.open')}</a> : null}
    </Block>
  )
}
