import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../../theme/styled.ts'
import { PasswordField } from '../../../../ui/fields/PasswordField.tsx'
import { LoginName } from '../../../../app/session/LoginName.tsx'
import { takeFocus } from '../../../../ui/focus/move-focus.ts'
import { ActionPanel } from '../../../../ui/layout/page/ActionRow.tsx'
import { RowForm } from '../RowForm.tsx'
import { useRowForm } from '../use-row-form.ts'

const Content = styled('div', {
  base: { display: 'grid', gap: '4', width: 'full', '& form': { maxWidth: '480px' } },
})

type Props = {
  readonly id: string
  readonly title: string
  readonly userId: number
  /** On the button that sends the password. */
  readonly action: string
  /** The action gives something up. */
  readonly danger?: boolean
  readonly send: (password: string) => Promise<unknown>
  readonly onDone: () => void
  readonly onClosed: () => void
  /** The consequences, above the field. */
  readonly children: ReactNode
}

/** A panel that explains an action and asks for the password again, which is never stored. Escape closes it. */
export function PasswordPanel(props: Props) {
  const { id, title, userId, action, danger = false, send, onDone, onClosed, children } = props
  const { t } = useTranslation(['account', 'common'])
  const { form, busy, failure, submit } = useRowForm({
    initial: { password: '' },
    problems: ({ password }) => (password === '' ? { password: t('common:forms.required') } : {}),
    nameOf: () => t('account:data.password'),
    send: ({ password }) => send(password),
    onDone,
    draft: `details-${id}`,
    userId,
    without: ['password'],
  })
  return (
    <ActionPanel
      id={id}
      role="group"
      aria-label={title}
      tabIndex={-1}
      ref={takeFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClosed()
      }}
    >
      <Content>
        {children}
        <RowForm
          label={title}
          form={form}
          failure={failure}
          busy={busy}
          submit={action}
          danger={danger}
          onSubmit={submit}
          onCancel={onClosed}
        >
          <LoginName />
          <PasswordField
            {...form.field('password')}
            label={t('account:data.password')}
            autoComplete="current-password"
          />
        </RowForm>
      </Content>
    </ActionPanel>
  )
}
