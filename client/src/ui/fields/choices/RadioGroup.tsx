import { useId } from 'react'
import { styled } from '../../../theme/styled.ts'
import { chipRecipe } from '../../labels/chip-recipe.ts'
import { FieldGroup } from '../frame/FieldGroup.tsx'
import type { FieldProps } from '../frame/FieldFrame.tsx'
import type { Option } from './Select.tsx'

const Choices = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Choice = styled('label', chipRecipe)
const Disc = styled('span', {
  base: {
    width: '20px',
    height: '20px',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    bg: 'bg',
    'input:checked + &': { borderWidth: '6px', borderColor: 'brand.edge' },
  },
})

type Props = FieldProps & {
  readonly options: readonly Option[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

/** One of a few visible options, each one large target. */
export function RadioGroup(props: Props) {
  const name = useId()
  return (
    <FieldGroup {...props} role="radiogroup">
      <Choices>
        {props.options.map((option) => (
          <Choice key={option.value} data-off={option.disabled ? '' : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={props.value === option.value}
              disabled={option.disabled}
              onBlur={props.onBlur}
              onChange={() => props.onChange(option.value)}
            />
            <Disc aria-hidden="true" />
            <span>{option.label}</span>
          </Choice>
        ))}
      </Choices>
    </FieldGroup>
  )
}
