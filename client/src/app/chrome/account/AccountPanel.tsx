import { useTranslation } from 'react-i18next'
import { ChoosePerson } from '../../../features/users/ChoosePerson.tsx'
import { Panel } from '../../../ui/overlays/Panel.tsx'
import { AccountSummary } from './AccountSummary.tsx'
import { LogOutButton } from './LogOutButton.tsx'

/** The customer's account at a glance, the person they book for, and *Log out*. */
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
