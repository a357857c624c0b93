import { checkResetLink, resetPassword } from '@touchline/contract/calls/auth'
import { confirmationProblem, limits, passwordProblem } from '@touchline/contract/client'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { isApiError, isCallMissing } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { refusedFields } from '../../../api/refused-fields.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { environment } from '../../../app/environment.ts'
import { useGoTo } from '../../../app/navigation/use-go-to.ts'
import { forgetLogin } from '../../../app/session/session.ts'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { ForgottenPasswordForm } from '../../../features/auth/login/ForgottenPasswordForm.tsx'
import { useProblemText } from '../../../features/auth/use-problem-text.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { styled } from '../../../theme/styled.ts'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { MailedCard } from '../MailedCard.tsx'

/**
 * '/reset-password#{token}': a new password, with the link of a mail and without a login. The token stays behind `#`,
 * so that no server and no referrer has it, and counts when the form is sent. [O-302]
 */
export function ResetPasswordPage() {
  const token = useLocation().hash.slice(1)
  return token === '' ? <Over isIncomplete /> : <Checked key={token} token={token} />
}

/** The form, unless the link is used up: that is said at once. A link that cannot be looked at shows the form. [O-447] */
function Checked({ token }: { readonly token: string }) {
  const [link, setLink] = useState<{ readonly over: string | null } | null>(null)
  useEffect(() => {
    const look = async () => {
      try {
        await call(checkResetLink, { body: { data: { token } } })
        setLink({ over: null })
      } catch (error) {
        setLink({ over: reasonOf(error) ?? null })
      }
    }
    void look()
  }, [token])
  if (link === null) return <Skeleton height={320} />
  return link.over === null ? <NewPassword token={token} /> : <Over reason={link.over} canAsk />
}

/** The reason why the link cannot be used. */
function reasonOf(error: unknown): string | undefined {
  return isApiError(error) ? error.errors['data.token']?.[0] : undefined
}

type OverProps = {
  readonly isIncomplete?: boolean
  readonly reason?: string
  /** A new link can be asked for here. */
  readonly canAsk?: boolean
}

const Wide = styled('div', { base: { width: 'full' } })

/** A link that cannot be used, and the way to another one, which does not say whether there is an account. */
function Over({ isIncomplete = false, reason, canAsk = false }: OverProps) {
  const { t } = useTranslation(['account'])
  const goTo = useGoTo()
  return (
    <MailedCard title={t(isIncomplete ? 'account:reset.incomplete' : 'account:reset.over')}>
      <p>{reason ?? t('account:reset.incompleteText')}</p>
      {canAsk ? (
        <Wide>
          <ForgottenPasswordForm isPage={false} onBack={() => goTo(environment().site.paths.login())} />
        </Wide>
      ) : (
        <ButtonLink to={environment().site.paths.login()}>{t('account:reset.toLogIn')}</ButtonLink>
      )}
    </MailedCard>
  )
}

function NewPassword({ token }: { readonly token: string }) {
  const { t } = useTranslation(['account', 'common'])
  const textOf = useErrorText()
  const problemText = useProblemText()
  const { busy, run } = useBusy()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'editing' })
  const form = useForm({
    initial: { password: '', passwordConfirmation: '' },
    problems: ({ password, passwordConfirmation }) => {
      const problem = passwordProblem(password)
      const other = confirmationProblem({ password, password_confirmation: passwordConfirmation })
      return {
        ...(problem ? { password: problemText(t('common:auth.password'), problem) } : {}),
        ...(other ? { passwordConfirmation: problemText(t('common:auth.passwordConfirmation'), other) } : {}),
      }
    },
    nameOf: (field) => t(`common:auth.${field}`),
    draft: { form: 'reset-password', person: null, without: ['password', 'passwordConfirmation'] },
  })

  async function submit(): Promise<void> {
    if (!form.check()) return
    try {
      await call(resetPassword, { body: { data: { token, ...form.values } } })
      // Every login has ended, this device's too.
      forgetLogin()
      setOutcome({ kind: 'done' })
    } catch (error) {
      const fields = refusedFields(error, form.values)
      form.refuse(fields)
      const missing = isCallMissing(error) ? t('account:reset.atVenue') : undefined
      setOutcome(outcomeOf(error, { missing, isOfField: Object.keys(fields).length > 0 }))
    }
  }

  if (outcome.kind === 'done') {
    return (
      <MailedCard title={t('account:reset.done')}>
        <p>{t('account:reset.doneText')}</p>
        <ButtonLink to={environment().site.paths.login()}>{t('common:auth.logIn')}</ButtonLink>
      </MailedCard>
    )
  }
  if (outcome.kind === 'over') return <Over reason={outcome.reason} canAsk={outcome.canAsk} />
  return (
    <MailedCard title={t('account:reset.heading')}>
      <p>{t('account:reset.text')}</p>
      <Form form={form} onSubmit={() => run(submit)}>
        {outcome.kind === 'failed' ? <InlineError>{textOf(outcome.error)}</InlineError> : null}
        <PasswordField
          {...form.field('password')}
          label={t('common:auth.password')}
          help={t('common:auth.passwordHelp', { count: limits.passwordLength.minimum })}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('passwordConfirmation')}
          label={t('common:auth.passwordConfirmation')}
          autoComplete="new-password"
        />
        <Button type="submit" size="large" busy={busy}>
          {t('account:reset.save')}
        </Button>
      </Form>
    </MailedCard>
  )
}

type Outcome =
  | { readonly kind: 'editing' | 'done' }
  | { readonly kind: 'over'; readonly reason: string; readonly canAsk: boolean }
  | { readonly kind: 'failed'; readonly error: unknown }

type Refused = {
  /** The way out on a platform without this call. */
  readonly missing: string | undefined
  readonly isOfField: boolean
}

/** The outcome of a refusal: the link is over, a field is wrong, or something else failed. */
function outcomeOf(error: unknown, { missing, isOfField }: Refused): Outcome {
  const over = reasonOf(error)
  const reason = over ?? missing
  if (reason !== undefined) return { kind: 'over', reason, canAsk: over !== undefined }
  return isOfField ? { kind: 'editing' } : { kind: 'failed', error }
}
