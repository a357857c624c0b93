import { CircleUserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PersonInitial } from '../../../ui/labels/PersonChip.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { openLoginModal } from '../../session/login/login-modal.ts'
import { useSession } from '../../session/use-session.ts'
import { nameOfUser } from '../../session/session-state.ts'
import { HeaderButton, ToolWord } from './header-button.ts'

/** 'My account' with the customer's initial and first name, or 'Log in' for a guest. */
export function PersonButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation(['common'])
  const { loggedIn, user } = useSession()
  if (!loggedIn) {
    return (
      <HeaderButton
        type="button"
        aria-haspopup="dialog"
        aria-label={t('common:navigation.logIn')}
        onClick={openLoginModal}
      >
        <CircleUserRound aria-hidden="true" />
        <ToolWord>{t('common:navigation.logIn')}</ToolWord>
      </HeaderButton>
    )
  }
  const name = user ? nameOfUser(user) : ''
  const myAccount = t('common:navigation.myAccount')
  return (
    <HeaderButton type="button" aria-haspopup="dialog" onClick={onOpen}>
      <PersonInitial name={name} tone="header" />
      <VisuallyHidden>{myAccount}</VisuallyHidden>
      {user ? <ToolWord isName>{user.firstName ?? name}</ToolWord> : null}
    </HeaderButton>
  )
}
