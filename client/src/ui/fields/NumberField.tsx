import type { FieldProps } from './frame/FieldFrame.tsx'
import { TextField } from './TextField.tsx'

type Props = FieldProps & {
  /** The typed text; empty without any. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly name?: string
}

/** Digits, an optional sign and one decimal point; other characters are rejected. */
export function NumberField({ onChange, ...props }: Props) {
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      onChange={(text) => {
        if (/^-?\d*(?:\.\d*)?$/.test(text)) onChange(text)
      }}
    />
  )
}
