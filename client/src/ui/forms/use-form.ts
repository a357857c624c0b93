import { useId, useState } from 'react'
import type { FormError } from './FormErrorSummary.tsx'
import { draftOf, withDraft } from './form-values.ts'
import type { FormValues, Messages } from './form-values.ts'
import { useDraft } from './use-draft.ts'

type Options<V extends FormValues> = {
  /** The form as it begins; the order of its fields is the order on the screen. */
  readonly initial: V
  /** What has to be corrected before the form can be sent, in words, by field; empty when nothing has. */
  readonly problems: (values: V) => Messages<V>
  /** A message as the summary says it, where no label stands above it. */
  readonly inSummary?: (field: keyof V & string, message: string) => string
  readonly draft: {
    readonly form: string
    readonly person: number | null
    /** Fields that are never stored: passwords, card data. */
    readonly without?: readonly (keyof V)[]
  }
}

/** What a field of the form needs, whatever kind of field it is. */
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
  /** What shows as wrong: nothing before the first attempt to send. */
  readonly errors: readonly FormError[]
  /** How often sending was refused, by the form or by the platform. */
  readonly attempt: number
  /** True when nothing has to be corrected; otherwise shows what, and focuses the first. */
  readonly check: () => boolean
  /** Takes over what the platform said, by field. */
  readonly refuse: (messages: Messages<V>) => void
  /** The form was sent: its draft ends. */
  readonly sent: () => void
}

// Nothing is no message of any form, which the compiler cannot see of a form that it does not know.
const noMessages = <V extends FormValues>(): Messages<V> => ({}) as Messages<V>

/** One form: its values, its problems once it was tried, and its draft. [foundations 8] */
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
    // A refused value is answered by the next one that is typed.
    setRefused((before) => {
      const left = Object.entries(before).filter(([field]) => !(field in patch))
      // A part of the messages is messages.
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
      // One field of the form is a part of it.
      onChange: (value) => change({ [name]: value } as unknown as Partial<V>),
    }),
    errors: Object.keys(initial).flatMap((field) => {
      const message = messages[field]
      return message === undefined
        ? []
        : [{ fieldId: idOf(field), message: options.inSummary?.(field, message) ?? message }]
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
