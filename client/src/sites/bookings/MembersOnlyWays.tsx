import { useTranslation } from 'react-i18next'
import { openLoginModal } from '../../app/session/login/login-modal.ts'
import { useSession } from '../../app/session/use-session.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { styled } from '../../theme/styled.ts'
import { MembershipLink } from './MembershipLink.tsx'
import type { NeededMembership } from './MembershipLink.tsx'

const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** The ways to an offer for members only: the login for a stranger, who may be one, and the membership that opens it. */
export function MembersOnlyWays(needed: NeededMembership) {
  const { t } = useTranslation(['home'])
  const { loggedIn } = useSession()
  return (
    <Ways>
      {loggedIn ? null : (
        <Button opens="dialog" onClick={openLoginModal}>
          {t('home:membership.logIn')}
        </Button>
      )}
      <MembershipLink {...needed} />
    </Ways>
  )
}
