import { useTranslation } from 'react-i18next'
import { openLoginModal } from '../../../app/session/login/login-modal.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'

/** An empty basket, or one without a login. */
export function BasketEmpty({ browsePath }: { readonly browsePath: string }) {
  const { t } = useTranslation(['checkout'])
  const { loggedIn } = useSession()
  if (!loggedIn) {
    return (
      <EmptyState
        title={t('checkout:basket.emptyLoggedOut')}
        action={
          <Button opens="dialog" onClick={openLoginModal}>
            {t('checkout:basket.logIn')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      title={t('checkout:basket.empty')}
      action={
        <ButtonLink to={browsePath} variant="secondary">
          {t('checkout:basket.continueBrowsing')}
        </ButtonLink>
      }
    >
      {t('checkout:basket.emptyText')}
    </EmptyState>
  )
}
