import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { choiceRecipe } from './choice-recipe.ts'
import { FieldGroup } from './FieldGroup.tsx'
import type { FieldProps } from './FieldFrame.tsx'
import type { Option } from './Select.tsx'

const Line = chakra('label', choiceRecipe)

type Props = FieldProps & {
  readonly options: readonly Option[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

/** One of a few, all in view. */
export function RadioGroup(props: Props) {
  const name = useId()
  return (
    <FieldGroup {...props} role="radiogroup">
      {props.options.map((option) => (
        <Line key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={props.value === option.value}
            disabled={option.disabled}
            onBlur={props.onBlur}
            onChange={() => props.onChange(option.value)}
          />
          <span>{option.label}</span>
        </Line>
      ))}
    </FieldGroup>
  )
}
