import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { controlRecipe } from './frame/control-recipe.ts'
import { useAutofill } from './frame/autofill.ts'
import { FieldFrame } from './frame/FieldFrame.tsx'
import type { FieldProps } from './frame/FieldFrame.tsx'

const Count = styled('span', { base: { fontSize: 'sm', color: 'fg.muted', ms: 'auto' } })

type CounterProps = { readonly length: number; readonly maximum: number }

/** The characters left, as soon as they are few in a text that has begun. [S5-057, O-542] */
function CharacterCounter({ length, maximum }: CounterProps) {
  const { t } = useTranslation(['common'])
  const left = Math.max(0, maximum - length)
  // Always there: a live region is only heard when it was on the page before.
  return (
    <Count aria-live="polite">
      {length > 0 && left <= 20 ? t('common:forms.charactersLeft', { count: left }) : null}
    </Count>
  )
}

const Input = styled('input', controlRecipe)
const Area = styled('textarea', controlRecipe)
const Row = styled('span', { base: { display: 'flex', position: 'relative', '& > input': { flex: 1, minWidth: 0 } } })

/** A token of HTML, alone or after the section of an address. */
export type AutofillToken = AutoFill

type Props = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly type?: 'text' | 'tel' | 'password' | 'search'
  /** The browser's autofill: a token of HTML for the customer's own data, 'off' for anything else. */
  readonly autoComplete: AutofillToken
  /** 'email': a browser's own field for it would turn a domain with umlauts into its code while it is typed. [O-296] */
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search'
  /** Several lines. */
  readonly multiline?: boolean
  /** Limits the text and shows the characters left. */
  readonly maxLength?: number
  readonly placeholder?: string
  readonly readOnly?: boolean
  /** At the end of the label's line. */
  readonly aside?: ReactNode
  /** A control at the end of the line, such as "show password". */
  readonly trailing?: ReactNode
}

/** A line or a paragraph of text. */
export function TextField(props: Props) {
  const { value, maxLength } = props
  const autoComplete = useAutofill(props.autoComplete)
  const isLogin = props.autoComplete === 'username' || props.inputMode === 'email'
  return (
    <FieldFrame
      {...props}
      footer={maxLength === undefined ? null : <CharacterCounter length={value.length} maximum={maxLength} />}
    >
      {(control) => {
        const shared = {
          ...control,
          name: props.name,
          value,
          maxLength,
          placeholder: props.placeholder,
          readOnly: props.readOnly,
          autoComplete,
          autoCapitalize: isLogin ? 'none' : undefined,
          spellCheck: isLogin ? false : undefined,
          onBlur: props.onBlur,
        }
        if (props.multiline) {
          return <Area {...shared} rows={4} onChange={(event) => props.onChange(event.currentTarget.value)} />
        }
        return (
          <Row>
            <Input
              {...shared}
              type={props.type ?? 'text'}
              inputMode={props.inputMode}
              onChange={(event) => props.onChange(event.currentTarget.value)}
            />
            {props.trailing}
          </Row>
        )
      }}
    </FieldFrame>
  )
}
