import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { openLoginModal } from '../../session/login/login-modal.ts'
import { useSession } from '../../session/use-session.ts'
import { environment } from '../../environment.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Panel } from '../../../ui/overlays/Panel.tsx'
import { AccountSummary } from '../account/AccountSummary.tsx'
import { LogOutButton } from '../account/LogOutButton.tsx'
import type { NavigationItem } from '../../site.ts'
import { NavigationLink } from './NavigationLink.tsx'

const List = styled('ul', {
  base: {
    '& li': { borderBottomWidth: '1px', borderColor: 'border' },
    '& [aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.3em', textDecorationThickness: '3px' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '52px',
      fontWeight: 'bold',
      color: 'fg',
      textDecoration: 'none',
    },
  },
})
const Notice = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    p: '4',
    mb: '4',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.subtle',
  },
})
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Last = styled('div', { base: { mt: '5' } })

type Props = {
  readonly items: readonly NavigationItem[]
  readonly basketCount: number
  readonly onClosed: () => void
}

/** The navigation of small screens, with account and basket. */
export function SideDrawer({ items, basketCount, onClosed }: Props) {
  const { t } = useTranslation(['common'])
  const { loggedIn } = useSession()

  function logIn(): void {
    onClosed()
    openLoginModal()
  }

  return (
    <Panel title={t('common:navigation.menu')} side="start" width="menu" onClosed={onClosed}>
      {loggedIn ? (
        <AccountSummary onFollow={onClosed} />
      ) : (
        <Notice>
          <p>{t('common:navigation.guestNotice')}</p>
          <Actions>
            <Button onClick={logIn} opens="dialog">
              {t('common:navigation.logIn')}
            </Button>
            <ButtonLink to={environment().site.paths.register()} variant="secondary" onFollow={onClosed}>
              {t('common:navigation.createAnAccount')}
            </ButtonLink>
          </Actions>
        </Notice>
      )}
      <nav aria-label={t('common:navigation.label')}>
        <List>
          {items.map((item) => (
            <li key={item.key}>
              <NavigationLink item={item} onFollow={onClosed} />
            </li>
          ))}
          <li>
            <Link to={environment().site.paths.basket()} onClick={onClosed}>
              {basketCount > 0
                ? t('common:navigation.basketWithCount', { count: basketCount })
                : t('common:navigation.basket')}
            </Link>
          </li>
        </List>
      </nav>
      {loggedIn ? (
        <Last>
          <LogOutButton onClosed={onClosed} />
        </Last>
      ) : null}
    </Panel>
  )
}
