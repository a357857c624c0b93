import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../app/toasts/use-error-toast.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import type { FormError } from '../../../ui/forms/FormErrorSummary.tsx'

const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })

type Props = {
  readonly label: string
  readonly form: { readonly errors: readonly FormError[]; readonly attempt: number }
  /** A failure that concerns no field; null without one. */
  readonly failure: unknown
  readonly busy: boolean
  readonly submit: string
  /** Sending gives something up. */
  readonly danger?: boolean
  readonly onSubmit: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** The form of an open row: its fields, Save and Cancel. */
export function RowForm(props: Props) {
  const { label, form, failure, busy, submit, danger = false, onSubmit, onCancel, children } = props
  const { t } = useTranslation(['account'])
  const textOf = useErrorText()
  return (
    <Form form={form} label={label} onSubmit={onSubmit}>
      {failure === null ? null : <InlineError>{textOf(failure)}</InlineError>}
      {children}
      <Ways>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {submit}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('account:details.cancel')}
        </Button>
      </Ways>
    </Form>
  )
}
