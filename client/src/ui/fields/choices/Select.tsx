import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { controlRecipe } from '../frame/control-recipe.ts'
import { useAutofill } from '../frame/autofill.ts'
import { FieldFrame } from '../frame/FieldFrame.tsx'
import type { FieldProps } from '../frame/FieldFrame.tsx'

const Native = styled('select', controlRecipe)
const Row = styled('span', {
  base: {
    position: 'relative',
    display: 'block',
    '& > select': { appearance: 'none', pe: '10' },
    '& > svg': {
      position: 'absolute',
      insetEnd: '3',
      top: 'calc(50% - 10px)',
      width: '20px',
      height: '20px',
      pointerEvents: 'none',
    },
  },
})

export type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean }

type Props = FieldProps & {
  readonly options: readonly Option[]
  /** The chosen value; empty for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly autoComplete?: 'billing country' | 'off'
  /** The first entry, which chooses nothing; null when there is always a choice. */
  readonly placeholder?: string | null
}

/** One of several, in the native list. */
export function Select(props: Props) {
  const { t } = useTranslation(['common'])
  const autoComplete = useAutofill(props.autoComplete ?? 'off')
  const placeholder = props.placeholder === undefined ? t('common:forms.pleaseSelect') : props.placeholder
  return (
    <FieldFrame {...props}>
      {(control) => (
        <Row>
          <Native
            {...control}
            name={props.name}
            autoComplete={autoComplete}
            value={props.value}
            onBlur={props.onBlur}
            onChange={(event) => props.onChange(event.currentTarget.value)}
          >
            {placeholder === null ? null : <option value="">{placeholder}</option>}
            {props.options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Native>
          <ChevronDown aria-hidden="true" />
        </Row>
      )}
    </FieldFrame>
  )
}
