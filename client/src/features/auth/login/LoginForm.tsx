import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../app/session/use-session.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { goToField } from '../../../ui/focus/move-focus.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { debounced } from '../../../browser/debounce.ts'
import { attemptLogin } from '../../../app/session/login/log-in.ts'
import { takePersonHere } from '../../../app/session/login/url-person.ts'
import { ShortLogin } from '../ShortLogin.tsx'

/** Logs in; presses within 250 ms are one attempt. Answers whether it succeeded. */
function useLogIn(): (username: string, password: string) => Promise<boolean> {
  const { t } = useTranslation(['common'])
  return useMemo(
    () =>
      debounced(async (username: string, password: string) => {
        const done = await attemptLogin(username, password, {
          signedOut: t('common:auth.signedOut'),
          forKey: (key) => t(key),
        })
        // A link of a mail may have named the person to book for.
        if (done) takePersonHere()
        return done
      }),
    [t],
  )
}

type Props = {
  readonly onLoggedIn: () => void
  readonly onForgotten: () => void
  /** Focuses the first field, where the form is the whole page. */
  readonly takesFocus?: boolean
}

/** Email or reference, and password. Input is kept after a failure. */
export function LoginForm({ onLoggedIn, onForgotten, takesFocus = false }: Props) {
  const { t } = useTranslation(['common'])
  const session = useSession()
  const logIn = useLogIn()
  const { busy, run } = useBusy()
  const required = t('common:forms.required')
  const form = useForm({
    initial: { username: '', password: '' },
    problems: ({ username, password }) => ({
      ...(username.trim() === '' ? { username: required } : {}),
      ...(password === '' ? { password: required } : {}),
    }),
    nameOf: (field) => t(`common:auth.${field}`),
    draft: { form: 'login', person: null, without: ['password'] },
  })
  const username = form.field('username')

  useEffect(() => {
    if (takesFocus) goToField(username.id)
  }, [takesFocus, username.id])

  async function submit(): Promise<void> {
    if (!form.check()) return
    if (!(await logIn(form.values.username.trim(), form.values.password))) return
    form.sent()
    onLoggedIn()
  }

  return (
    <Form form={form} onSubmit={() => run(submit)}>
      {session.login === 'failed' && session.error ? <InlineError>{session.error}</InlineError> : null}
      <ShortLogin />
      <TextField {...username} label={t('common:auth.username')} autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={t('common:auth.password')}
        autoComplete="current-password"
        aside={
          <Button variant="text" size="small" onClick={onForgotten}>
            {t('common:auth.forgottenPassword')}
          </Button>
        }
      />
      <Button type="submit" size="large" wide busy={busy}>
        {t('common:auth.logIn')}
      </Button>
    </Form>
  )
}
