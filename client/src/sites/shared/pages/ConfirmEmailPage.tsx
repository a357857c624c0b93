import { confirmEmail } from '@touchline/contract/calls/users'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { environment } from '../../../app/environment.ts'
import { currentSession } from '../../../app/session/session.ts'
import { readUserQuietly } from '../../../app/session/read-user-quietly.ts'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { MailedCard } from '../MailedCard.tsx'

/** The token in the fragment of the link, which no server sees; empty without one. [O-241] */
function tokenIn(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('token') ?? ''
}

/**
 * '/confirm-email#token={token}': makes a new e-mail address the customer's own, without a login. It waits for a press:
 * programs that look through mail open links, too.
 */
export function ConfirmEmailPage() {
  const { t } = useTranslation(['account'])
  const textOf = useErrorText()
  const token = tokenIn(useLocation().hash)
  const { busy, run } = useBusy()
  const [outcome, setOutcome] = useState<'confirmed' | { readonly error: unknown } | null>(null)
  const home = environment().site.paths.home()

  async function confirm(): Promise<void> {
    try {
      await call(confirmEmail, { body: { data: { token } } })
      setOutcome('confirmed')
    } catch (error) {
      setOutcome({ error })
      return
    }
    if (currentSession().loggedIn) await readUserQuietly()
  }

  function reasonOf(error: unknown): string {
    const told = isApiError(error) ? Object.values(error.errors).flat()[0] : undefined
    return told ?? textOf(error)
  }

  if (outcome === 'confirmed') {
    return (
      <MailedCard title={t('account:mailed.confirmed')}>
        <p>{t('account:mailed.confirmedText')}</p>
        <ButtonLink to={home}>{t('account:mailed.goOn')}</ButtonLink>
      </MailedCard>
    )
  }
  if (token === '') {
    return (
      <MailedCard title={t('account:mailed.linkIncomplete')}>
        <p>{t('account:mailed.linkIncompleteText')}</p>
        <ButtonLink to={home}>{t('account:mailed.goOn')}</ButtonLink>
      </MailedCard>
    )
  }
  return (
    <MailedCard title={t('account:mailed.confirm')}>
      <p>{t('account:mailed.confirmText')}</p>
      {outcome === null ? null : <InlineError>{reasonOf(outcome.error)}</InlineError>}
      <Button size="large" busy={busy} onClick={() => run(confirm)}>
        {t('account:mailed.confirmAction')}
      </Button>
    </MailedCard>
  )
}
