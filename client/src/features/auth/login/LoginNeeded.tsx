import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openLoginModal } from '../../../app/session/login/login-modal.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'

/** Shown on a personal page: asks for the login at once. */
export function LoginNeeded({ title }: { readonly title: string }) {
  const { t } = useTranslation(['common'])
  useEffect(openLoginModal, [])
  return (
    <EmptyState
      title={title}
      action={
        <Button opens="dialog" onClick={openLoginModal}>
          {t('common:loginNeeded.logIn')}
        </Button>
      }
    >
      {t('common:loginNeeded.text')}
    </EmptyState>
  )
}
