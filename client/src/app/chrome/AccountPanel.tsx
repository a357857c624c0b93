import { useTranslation } from 'react-i18next'
import { ChoosePerson } from '../../features/users/ChoosePerson.tsx'
import { Panel } from '../../ui/overlays/Panel.tsx'
import { AccountSummary } from './AccountSummary.tsx'
import { LogOutButton } from './LogOutButton.tsx'

/** The customer's account at a glance, whom they book for, and the way out. [S2-109, S9-039] */
export function AccountPanel({ onClosed }: { readonly onClosed: () => void }) {
  const { t } = useTranslation(['common'])
  return (
    <Panel title={t('common:account.heading')} onClosed={onClosed}>
      <AccountSummary onFollow={onClosed} />
      <ChoosePerson />
      <LogOutButton onClosed={onClosed} />
    </Panel>
  )
}
