import { useState } from 'react'
import { refusedFields } from '../../../api/refused-fields.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import type { FormValues, Messages } from '../../../ui/forms/form-values.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import type { FormState } from '../../../ui/forms/use-form.ts'

type Options<V extends FormValues> = {
  readonly initial: V
  readonly problems: (values: V) => Messages<V>
  /** The label of a field, for the summary of its problems. */
  readonly nameOf: (field: keyof V & string) => string | undefined
  readonly send: (values: V) => Promise<unknown>
  readonly onDone: () => void
  /** The name of its draft. */
  readonly draft: string
  readonly userId: number
  /** Fields that are never kept, such as passwords. */
  readonly without?: readonly (keyof V)[]
}

type RowFormState<V extends FormValues> = {
  readonly form: FormState<V>
  readonly busy: boolean
  readonly failure: unknown
  readonly submit: () => void
}

/** A small form: its values, its draft, the refusals by field, and its sending. */
export function useRowForm<V extends FormValues>(options: Options<V>): RowFormState<V> {
  const { initial, problems, nameOf, send, onDone, draft, userId, without = [] } = options
  const [failure, setFailure] = useState<unknown>(null)
  const { busy, run } = useBusy()
  const form = useForm({ initial, problems, nameOf, draft: { form: draft, person: userId, without } })

  async function submit(): Promise<void> {
    if (!form.check()) return
    setFailure(null)
    try {
      await send(form.values)
      form.sent()
      onDone()
    } catch (error) {
      // A part of the form's messages.
      const fields = refusedFields(error, initial) as Messages<V>
      form.refuse(fields)
      setFailure(Object.keys(fields).length === 0 ? error : null)
    }
  }

  return { form, busy, failure, submit: () => run(submit) }
}
