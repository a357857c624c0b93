import { ChoosePerson } from '../../features/users/ChoosePerson.tsx'
import { logOut } from '../session/session.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Panel } from '../../ui/overlays/Panel.tsx'
import { AccountSummary } from './AccountSummary.tsx'

/** The customer's account at a glance, whom they book for, and the way out. [S2-109, S9-039] */
export function AccountPanel({ onClosed }: { readonly onClosed: () => void }) {
  const { t } = useTexts()
  return (
    <Panel title={t('common:account.heading')} onClosed={onClosed}>
      <AccountSummary />
      <ChoosePerson />
      <Button
        variant="secondary"
        wide
        onClick={() => {
          onClosed()
          void logOut()
        }}
      >
        {t('common:navigation.logOut')}
      </Button>
    </Panel>
  )
}
