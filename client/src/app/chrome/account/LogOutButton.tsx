import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/buttons/Button.tsx'
import { nameOfUser } from '../../session/session-state.ts'
import { useSession } from '../../session/use-session.ts'
import { logOut } from '../../session/login/log-out.ts'

/** *Log out*, in a panel that closes with it; while staff serve a customer it says who is logged out. */
export function LogOutButton({ onClosed }: { readonly onClosed: () => void }) {
  const { t } = useTranslation(['common'])
  const { user, customer } = useSession()
  const isServing = user !== null && customer !== null
  return (
    <Button
      variant="secondary"
      wide
      onClick={() => {
        onClosed()
        void logOut()
      }}
    >
      {isServing ? t('common:navigation.logOutNamed', { name: nameOfUser(user) }) : t('common:navigation.logOut')}
    </Button>
  )
}
