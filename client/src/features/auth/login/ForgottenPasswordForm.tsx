import { requestPasswordReset } from '@touchline/contract/calls/auth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'

const Sent = styled('p', { base: { p: '4', borderRadius: 'card', bg: 'success.subtle', color: 'success' } })
const Back = styled('div', { base: { justifySelf: 'center' } })

type State =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Requests a password mail; the answer does not reveal whether the account exists. [O-03] */
export function ForgottenPasswordForm({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation(['common'])
  const textOf = useErrorText()
  const [state, setState] = useState<State>({ kind: 'editing' })
  const form = useForm({
    initial: { username: '' },
    problems: ({ username }) => (username.trim() === '' ? { username: t('common:forms.required') } : {}),
    nameOf: (field) => t(`common:auth.${field}`),
    // Starts with the name typed for the login.
    draft: { form: 'login', person: null },
  })

  async function submit(): Promise<void> {
    if (!form.check()) return
    setState({ kind: 'sending' })
    try {
      await call(requestPasswordReset, { body: { emailOrReference: form.values.username.trim() } })
      setState({ kind: 'sent' })
    } catch (error) {
      setState({ kind: 'failed', error })
    }
  }

  return (
    <Form form={form} onSubmit={() => void submit()}>
      <p>{t('common:auth.resetIntro')}</p>
      {state.kind === 'failed' ? <InlineError>{textOf(state.error)}</InlineError> : null}
      <TextField {...form.field('username')} label={t('common:auth.username')} autoComplete="username" />
      <div role="status">{state.kind === 'sent' ? <Sent>{t('common:auth.resetSent')}</Sent> : null}</div>
      <Button type="submit" size="large" wide busy={state.kind === 'sending'}>
        {t('common:auth.resetSend')}
      </Button>
      <Back>
        <Button variant="text" onClick={onBack}>
          {t('common:auth.backToLogIn')}
        </Button>
      </Back>
    </Form>
  )
}
