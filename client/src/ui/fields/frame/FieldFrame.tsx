import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { FieldProblem } from './FieldProblem.tsx'

/** The ids of a field's help and error for `aria-describedby`; undefined without either. */
export function describedBy(fieldId: string, help: unknown, error: unknown): string | undefined {
  const ids = [help ? `${fieldId}-help` : '', error ? `${fieldId}-error` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

const Frame = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: 0 } })
const Label = styled('label', { base: { fontWeight: 'bold', fontSize: 'md' } })
const Top = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', columnGap: '4' },
})
const Optional = styled('span', { base: { fontWeight: 'normal', color: 'fg.muted' } })
const Under = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', justifyContent: 'space-between' },
})
const Help = styled('span', { base: { fontSize: 'sm', color: 'fg.muted' } })

/** The ids and states that connect a control with its label, help and error. */
export type ControlProps = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export type FieldProps = {
  readonly label: string
  /** Below the control: what to enter and why. */
  readonly help?: string | undefined
  readonly error?: string | undefined
  /** Fields are required by default; optional ones are marked. */
  readonly optional?: boolean
  /** The target of an error summary. */
  readonly id?: string
}

type Props = FieldProps & {
  readonly children: (control: ControlProps) => ReactNode
  /** At the end of the label's line: 'Forgotten password?'. */
  readonly aside?: ReactNode
  /** Beside the help, such as a character counter. */
  readonly footer?: ReactNode
}

/** Label above, help and error below the control, all associated with it. */
export function FieldFrame({ label, help, error, optional = false, id, children, aside, footer }: Props) {
  const { t } = useTranslation(['common'])
  const made = useId()
  const controlId = id ?? made
  return (
    <Frame>
      <Top>
        <Label htmlFor={controlId}>
          {label} {optional ? <Optional>({t('common:forms.optional')})</Optional> : null}
        </Label>
        {aside}
      </Top>
      {children({
        id: controlId,
        'aria-describedby': describedBy(controlId, help, error),
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      {help || footer ? (
        <Under>
          {help ? <Help id={`${controlId}-help`}>{help}</Help> : null}
          {footer}
        </Under>
      ) : null}
      <FieldProblem fieldId={controlId} message={error} />
    </Frame>
  )
}
