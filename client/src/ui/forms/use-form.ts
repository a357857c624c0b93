import { useId, useState } from 'react'
import type { FormError } from './FormErrorSummary.tsx'
import { draftOf, withDraft } from './form-values.ts'
import type { FormValues, Messages } from './form-values.ts'
import { useDraft } from './use-draft.ts'

type Options<V extends FormValues> = {
  /** The initial form; its field order is the screen's. */
  readonly initial: V
  /** Problems to correct before sending, by field; empty without any. */
  readonly problems: (values: V) => Messages<V>
  /** The label of a field, for the summary of its problems. */
  readonly nameOf?: (field: keyof V & string) => string | undefined
  readonly draft: {
    readonly form: string
    readonly person: number | null
    /** Fields that are never stored: passwords, card data. */
    readonly without?: readonly (keyof V)[]
  }
}

/** The props of a field of any kind. */
export type BoundField<T> = {
  readonly id: string
  readonly name: string
  readonly value: T
  readonly error: string | undefined
  readonly onChange: (value: T) => void
}

export type FormState<V extends FormValues> = {
  readonly values: V
  readonly change: (patch: Partial<V>) => void
  readonly field: <F extends keyof V & string>(name: F) => BoundField<V[F]>
  /** Visible errors; none before the first attempt. */
  readonly errors: readonly FormError[]
  /** Counts refused attempts, by the form or by the platform. */
  readonly attempt: number
  /** True when nothing must be corrected; otherwise shows the problems and focuses the first. */
  readonly check: () => boolean
  /** Takes over the platform's messages, by field. */
  readonly refuse: (messages: Messages<V>) => void
  /** The form was sent: its draft ends. */
  readonly sent: () => void
}

// No messages fit every form, which the compiler cannot see for a generic one.
const noMessages = <V extends FormValues>(): Messages<V> => ({}) as Messages<V>

/** One form: its values, its problems after an attempt, and its draft. [foundations 8] */
export function useForm<V extends FormValues>(options: Options<V>): FormState<V> {
  const { initial, draft } = options
  const prefix = useId()
  const [values, setValues] = useState(initial)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState(noMessages<V>())
  const problems = options.problems(values)
  const messages: Messages<V> = attempt === 0 ? noMessages() : { ...refused, ...problems }
  const sent = useDraft({
    form: draft.form,
    person: draft.person,
    kept: draftOf(values, initial, draft.without ?? []),
    restore: (stored) => setValues(withDraft(initial, stored)),
  })

  const idOf = (field: string): string => `${prefix}${field}`

  function change(patch: Partial<V>): void {
    setValues((before) => ({ ...before, ...patch }))
    // New input clears the refusal.
    setRefused((before) => {
      const left = Object.entries(before).filter(([field]) => !(field in patch))
      // A subset of messages.
      return Object.fromEntries(left) as Messages<V>
    })
  }

  return {
    values,
    change,
    field: (name) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: messages[name],
      // A single field is a partial form.
      onChange: (value) => change({ [name]: value } as unknown as Partial<V>),
    }),
    errors: Object.keys(initial).flatMap((field) => {
      const message = messages[field]
      return message === undefined ? [] : [{ fieldId: idOf(field), message, name: options.nameOf?.(field) }]
    }),
    attempt,
    check() {
      const isGood = Object.keys(problems).length === 0
      if (!isGood) setAttempt((before) => before + 1)
      return isGood
    },
    refuse(said) {
      setRefused(said)
      setAttempt((before) => before + 1)
    },
    sent,
  }
}
