import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { describedBy } from './FieldFrame.tsx'
import type { FieldProps } from './FieldFrame.tsx'
import { FieldProblem } from './FieldProblem.tsx'

const Group = styled('fieldset', { base: { minWidth: 0, display: 'flex', flexDirection: 'column', gap: '1' } })
const Legend = styled('legend', { base: { fontWeight: 'bold', fontSize: 'md', mb: '1' } })
const Optional = styled('span', { base: { fontWeight: 'normal', color: 'fg.muted' } })
const Help = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

type Props = FieldProps & {
  readonly children: ReactNode
  readonly role?: 'radiogroup' | 'group'
}

/** Several controls that answer one question. `id` can take focus from an error summary. */
export function FieldGroup({ label, help, error, optional = false, id, children, role = 'group' }: Props) {
  const { t } = useTranslation(['common'])
  const made = useId()
  const groupId = id ?? made
  return (
    <Group id={groupId} tabIndex={-1} role={role} aria-describedby={describedBy(groupId, help, error)}>
      <Legend>
        {label} {optional ? <Optional>({t('common:forms.optional')})</Optional> : null}
      </Legend>
      {help ? <Help id={`${groupId}-help`}>{help}</Help> : null}
      {children}
      <FieldProblem fieldId={groupId} message={error} />
    </Group>
  )
}
