import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/buttons/Button.tsx'
import { logOut } from '../../session/login/log-out.ts'

/** *Log out*, in a panel that closes with it. */
export function LogOutButton({ onClosed }: { readonly onClosed: () => void }) {
  const { t } = useTranslation(['common'])
  return (
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
  )
}
