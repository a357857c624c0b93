import type { FormEvent, ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import type { FormError } from './FormErrorSummary.tsx'

const Column = styled('form', { base: { display: 'grid', gap: '6', minWidth: 0, outline: 'none' } })

type Props = {
  /** The form's problems, and its number of attempts. */
  readonly form: { readonly errors: readonly FormError[]; readonly attempt: number }
  readonly onSubmit: () => void
  readonly children: ReactNode
  readonly id?: string
  /** The accessible name, on a page with several forms. */
  readonly label?: string
}

/** A column of fields with the error summary on top, without the browser's own messages. */
export function Form({ form, onSubmit, children, id, label }: Props) {
  function submit(event: FormEvent): void {
    event.preventDefault()
    onSubmit()
  }

  return (
    <Column id={id} tabIndex={id === undefined ? undefined : -1} aria-label={label} noValidate onSubmit={submit}>
      <FormErrorSummary errors={form.errors} attempt={form.attempt} />
      {children}
    </Column>
  )
}
