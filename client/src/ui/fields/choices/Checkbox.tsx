import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from '../../../theme/styled.ts'
import { choiceRecipe } from './choice-recipe.ts'
import { describedBy } from '../frame/FieldFrame.tsx'
import { FieldProblem } from '../frame/FieldProblem.tsx'

const Line = styled('label', choiceRecipe)
const Help = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } })

type Props = {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly onBlur?: () => void
  readonly help?: string
  readonly error?: string | undefined
  readonly disabled?: boolean
  readonly id?: string
  readonly name?: string
}

/** A single agreement. */
export function Checkbox({ label, checked, onChange, onBlur, help, error, disabled, id, name }: Props) {
  const made = useId()
  const inputId = id ?? made
  return (
    <div>
      <Line>
        <input
          type="checkbox"
          id={inputId}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, help, error)}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {label}
          {help ? <Help id={`${inputId}-help`}>{help}</Help> : null}
        </span>
      </Line>
      <FieldProblem fieldId={inputId} message={error} />
    </div>
  )
}
