import { cancelEmailChange, resendEmailChange } from '@touchline/contract/calls/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { loadUser } from '../../../app/session/session.ts'
import type { User } from '../../../app/session/session-state.ts'
import { useProblemText } from '../../../features/auth/use-problem-text.ts'
import { momentText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Tag } from '../../../ui/labels/Tag.tsx'
import { changeDetails } from '../../../features/account/change-details.ts'
import { detailProblems } from './detail-problems.ts'
import { DetailRow } from './DetailRow.tsx'
import { RowForm } from './RowForm.tsx'
import { useRowForm } from './use-row-form.ts'

const Value = styled('p', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' } })
const Waiting = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    mt: '2',
    p: '4',
    borderRadius: 'card',
    bg: 'warning.subtle',
  },
})
const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } })

type Props = { readonly user: User; readonly onSaved: () => void }

/** The e-mail address, and a new one until it is confirmed. [O-241] */
export function EmailRow({ user, onSaved }: Props) {
  const { t } = useTranslation(['account'])
  const { email, emailVerifiedAt, emailChange } = user
  const label = t('account:details.email')
  return (
    <DetailRow
      name="email"
      label={label}
      value={
        <>
          <Value>
            <span>{email ?? t('account:details.notGiven')}</span>
            {email && emailVerifiedAt ? <Tag tone="success">{t('account:details.confirmed')}</Tag> : null}
          </Value>
          {emailChange?.email ? <Unconfirmed email={emailChange.email} until={emailChange.expiresAt} /> : null}
        </>
      }
      action={t('account:details.change')}
      actionLabel={t('account:details.changeNamed', { name: label })}
    >
      {(close) => <Editing user={user} onClosed={close} onSaved={onSaved} />}
    </DetailRow>
  )
}

function Unconfirmed({ email, until }: { readonly email: string; readonly until: string | null }) {
  const { t } = useTranslation(['account'])
  const { busy, run } = useBusy()
  const [isSent, setIsSent] = useState(false)
  const at = Date.parse(until ?? '')

  async function resend(): Promise<void> {
    await call(resendEmailChange)
    setIsSent(true)
    await loadUser()
  }
  async function keep(): Promise<void> {
    await call(cancelEmailChange)
    await loadUser()
  }

  return (
    <Waiting>
      <p>
        {t('account:details.emailWaits', { email })}{' '}
        {Number.isFinite(at) ? t('account:details.emailUntil', { moment: momentText(at, null) }) : null}
      </p>
      <Ways>
        <Button variant="text" size="small" busy={busy} onClick={() => run(resend)}>
          {t('account:details.sendAgain')}
        </Button>
        <Button variant="text" size="small" busy={busy} onClick={() => run(keep)}>
          {t('account:details.keepEmail')}
        </Button>
      </Ways>
      <p role="status">{isSent ? t('account:details.sentAgain', { email }) : null}</p>
    </Waiting>
  )
}

function Editing({ user, onClosed, onSaved }: Props & { readonly onClosed: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const problemText = useProblemText()
  const { form, busy, failure, submit } = useRowForm({
    initial: { email: '' },
    problems: ({ email }) => {
      const problem = detailProblems({ email })['email']
      return problem ? { email: problemText(t('account:details.newEmail'), problem) } : {}
    },
    nameOf: () => t('account:details.newEmail'),
    send: ({ email }) => changeDetails({ email: email.trim() }),
    onDone: () => {
      onClosed()
      onSaved()
    },
    draft: 'details-email',
    userId: user.id,
  })
  return (
    <RowForm
      label={t('account:details.email')}
      form={form}
      failure={failure}
      busy={busy}
      submit={t('account:details.save')}
      onSubmit={submit}
      onCancel={() => {
        form.sent()
        onClosed()
      }}
    >
      <TextField
        {...form.field('email')}
        label={t('account:details.newEmail')}
        help={t('account:details.emailHelp')}
        inputMode="email"
        autoComplete="email"
      />
    </RowForm>
  )
}
