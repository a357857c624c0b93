import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { ForgottenPasswordForm } from './ForgottenPasswordForm.tsx'
import { LoginForm } from './LoginForm.tsx'

const NewHere = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    mt: '4',
  },
})

type Props = {
  /** The heading of the login; a forgotten password has its own in its place. */
  readonly heading?: ReactNode
  readonly onLoggedIn: () => void
  readonly registerPath: string
  /** Called when the customer goes to sign up instead. */
  readonly onRegister?: () => void
  /** Focuses the first field. */
  readonly takesFocus?: boolean
}

/** The ways in: log in, forgotten password, and the link to sign up. */
export function LogIn({ heading, onLoggedIn, registerPath, onRegister, takesFocus = false }: Props) {
  const { t } = useTranslation(['common'])
  const [forgotten, setForgotten] = useState(false)
  if (forgotten) return <ForgottenPasswordForm isPage={heading !== undefined} onBack={() => setForgotten(false)} />
  return (
    <>
      {heading}
      <LoginForm onLoggedIn={onLoggedIn} onForgotten={() => setForgotten(true)} takesFocus={takesFocus} />
      <NewHere>
        {t('common:auth.noAccount')}
        <ButtonLink to={registerPath} variant="text" {...(onRegister ? { onFollow: onRegister } : {})}>
          {t('common:auth.createAnAccount')}
        </ButtonLink>
      </NewHere>
    </>
  )
}

type OverlayProps = { readonly registerPath: string; readonly onClosed: () => void }

/** The login in a dialog, which closes when done or cancelled. */
export function LogInOverlay({ registerPath, onClosed }: OverlayProps) {
  return <LogIn onLoggedIn={onClosed} registerPath={registerPath} onRegister={onClosed} takesFocus />
}
