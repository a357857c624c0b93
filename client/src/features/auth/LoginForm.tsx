import { useState } from 'react'
import type { FormEvent } from 'react'
import { useSession } from '../../app/session/session.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { FormErrorSummary } from '../../ui/fields/FormErrorSummary.tsx'
import { InlineError } from '../../ui/feedback/InlineError.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form, FormActions } from './form-layout.ts'
import { useLogIn } from './use-log-in.ts'

type Props = {
  readonly onLoggedIn: () => void
  readonly onForgotten: () => void
}

/** Email or reference, and password. What was typed stays after a failure. [O-02] */
export function LoginForm({ onLoggedIn, onForgotten }: Props) {
  const { t } = useTexts()
  const session = useSession()
  const logIn = useLogIn()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  const required = t('common:forms.required')
  const usernameError = attempt > 0 && username.trim() === '' ? required : undefined
  const passwordError = attempt > 0 && password === '' ? required : undefined
  const errors = [
    ...(usernameError ? [{ fieldId: 'login-username', message: `${t('common:auth.username')}: ${required}` }] : []),
    ...(passwordError ? [{ fieldId: 'login-password', message: `${t('common:auth.password')}: ${required}` }] : []),
  ]

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (username.trim() === '' || password === '' || sending) return
    setSending(true)
    const succeeded = await logIn(username.trim(), password)
    setSending(false)
    if (succeeded) onLoggedIn()
  }

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <FormErrorSummary errors={errors} attempt={attempt} />
      {session.login === 'failed' && session.error ? <InlineError>{session.error}</InlineError> : null}
      <TextField
        id="login-username"
        name="username"
        label={t('common:auth.username')}
        value={username}
        onChange={setUsername}
        error={usernameError}
        autoComplete="username"
      />
      <PasswordField
        id="login-password"
        name="password"
        label={t('common:auth.password')}
        value={password}
        onChange={setPassword}
        error={passwordError}
        autoComplete="current-password"
      />
      <FormActions>
        <Button type="submit" busy={sending}>
          {t('common:auth.logIn')}
        </Button>
        <Button variant="text" onClick={onForgotten}>
          {t('common:auth.forgottenPassword')}
        </Button>
      </FormActions>
    </Form>
  )
}
