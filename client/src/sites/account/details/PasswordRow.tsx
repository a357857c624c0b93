import { changePassword } from '@touchline/contract/calls/auth'
import { limits, passwordProblem } from '@touchline/contract/client'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useProblemText } from '../../../features/auth/use-problem-text.ts'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { LoginName } from '../../../app/session/LoginName.tsx'
import { DetailRow } from './DetailRow.tsx'
import { RowForm } from './RowForm.tsx'
import { useRowForm } from './use-row-form.ts'

type Props = { readonly userId: number; readonly onSaved: () => void }

/** The password, changed with the present one. [O-242] */
export function PasswordRow({ userId, onSaved }: Props) {
  const { t } = useTranslation(['account'])
  const label = t('account:details.password')
  return (
    <DetailRow
      name="password"
      label={label}
      value={<span aria-hidden="true">••••••••••</span>}
      action={t('account:details.change')}
      actionLabel={t('account:details.changeNamed', { name: label })}
    >
      {(close) => <Editing userId={userId} onClosed={close} onSaved={onSaved} />}
    </DetailRow>
  )
}

function Editing({ userId, onClosed, onSaved }: Props & { readonly onClosed: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const problemText = useProblemText()
  const { form, busy, failure, submit } = useRowForm({
    initial: { old: '', new: '' },
    problems: (values) => {
      const problem = passwordProblem(values.new)
      return {
        ...(values.old === '' ? { old: t('common:forms.required') } : {}),
        ...(problem ? { new: problemText(t('account:details.newPassword'), problem) } : {}),
      }
    },
    nameOf: (field) => t(field === 'old' ? 'account:details.oldPassword' : 'account:details.newPassword'),
    send: (values) => call(changePassword, { body: { data: { old: values.old, new: values.new } } }),
    onDone: () => {
      onClosed()
      onSaved()
    },
    draft: 'details-password',
    userId,
    without: ['old', 'new'],
  })
  return (
    <RowForm
      label={t('account:details.password')}
      form={form}
      failure={failure}
      busy={busy}
      submit={t('account:details.save')}
      onSubmit={submit}
      onCancel={onClosed}
    >
      <LoginName />
      <PasswordField {...form.field('old')} label={t('account:details.oldPassword')} autoComplete="current-password" />
      <PasswordField
        {...form.field('new')}
        label={t('account:details.newPassword')}
        help={`${t('common:auth.passwordHelp', { count: limits.passwordLength.minimum })}. ${t('account:details.passwordEnds')}`}
        autoComplete="new-password"
      />
    </RowForm>
  )
}
