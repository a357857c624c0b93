import { chakra } from '@chakra-ui/react'
import { requestPasswordReset } from 'virtual:calls/auth'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { useErrorText } from '../../app/toasts/use-error-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { InlineError } from '../../ui/feedback/InlineError.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form, FormActions } from './form-layout.ts'

const Sent = chakra('p', { base: { p: '4', borderRadius: 'card', bg: 'success.subtle', color: 'success' } })

type State =
  | { readonly kind: 'editing'; readonly attempted: boolean }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Asks for a password mail; the answer does not tell whether the account exists. [O-03] */
export function ForgottenPasswordForm({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTexts()
  const textOf = useErrorText()
  const [account, setAccount] = useState('')
  const [state, setState] = useState<State>({ kind: 'editing', attempted: false })
  const missing = state.kind === 'editing' && state.attempted && account.trim() === ''

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (account.trim() === '') return setState({ kind: 'editing', attempted: true })
    setState({ kind: 'sending' })
    try {
      await call(requestPasswordReset, { body: { emailOrReference: account.trim() } })
      setState({ kind: 'sent' })
    } catch (error) {
      setState({ kind: 'failed', error })
    }
  }

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <p>{t('common:auth.resetIntro')}</p>
      {state.kind === 'failed' ? <InlineError>{textOf(state.error)}</InlineError> : null}
      <TextField
        name="username"
        label={t('common:auth.username')}
        value={account}
        onChange={setAccount}
        error={missing ? t('common:forms.required') : undefined}
        autoComplete="username"
      />
      <div role="status">{state.kind === 'sent' ? <Sent>{t('common:auth.resetSent')}</Sent> : null}</div>
      <FormActions>
        <Button type="submit" busy={state.kind === 'sending'}>
          {t('common:auth.resetSend')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {t('common:auth.backToLogIn')}
        </Button>
      </FormActions>
    </Form>
  )
}
