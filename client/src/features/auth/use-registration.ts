import { useState } from 'react'
import { isApiError } from '../../api/api-error.ts'
import { toCamel } from '../../api/keys.ts'
import { now } from '../../app/machine.ts'
import { useClient } from '../../app/site-record.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { emptyRegistration, registrationProblems } from './registration-rules.ts'
import type { RegistrationField, RegistrationForm } from './registration-rules.ts'
import { sendRegistration } from './send-registration.ts'
import { useProblemText } from './use-problem-text.ts'

export type FieldMessages = Readonly<Partial<Record<RegistrationField, string>>>

/** The first message of each field that the platform refused, under the form's own names. */
function refusedFields(error: unknown): FieldMessages {
  if (!isApiError(error) || error.status !== 422) return {}
  const entries = Object.entries(error.errors).map(([field, messages]) => [toCamel(field), messages[0]])
  return Object.fromEntries(entries.filter(([field, message]) => field && field in emptyRegistration && message))
}

/** State of the sign-up form: values, messages, sending. What was typed stays whatever happens. */
export function useRegistration(onDone: () => void) {
  const { t } = useTexts()
  const client = useClient()
  const terms = client.termsAndConditions ?? null
  const problemText = useProblemText()
  const [form, setForm] = useState<RegistrationForm>(emptyRegistration)
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<{ readonly error: unknown; readonly fields: FieldMessages } | null>(null)
  const [sending, setSending] = useState(false)

  const today = new Intl.DateTimeFormat('sv-SE').format(now())
  const problems = registrationProblems(form, today, terms !== null)
  const own = Object.entries(problems).map(([field, problem]) => [
    field,
    problemText(field as RegistrationField, problem),
  ])
  const messages: FieldMessages = attempt === 0 ? {} : { ...refusal?.fields, ...Object.fromEntries(own) }

  function change(patch: Partial<RegistrationForm>): void {
    setForm({ ...form, ...patch })
    if (!refusal) return
    // A refused value is answered by the next one that is typed.
    const left = Object.entries(refusal.fields).filter(([field]) => !(field in patch))
    setRefusal({ ...refusal, fields: Object.fromEntries(left) })
  }

  async function submit(): Promise<void> {
    setAttempt(attempt + 1)
    if (sending || Object.keys(problems).length > 0) return
    setSending(true)
    setRefusal(null)
    try {
      await sendRegistration(form, client.id, terms !== null)
      onDone()
    } catch (error) {
      setRefusal({ error, fields: refusedFields(error) })
      setAttempt(attempt + 2)
    } finally {
      setSending(false)
    }
  }

  return { t, form, change, messages, attempt, refusal, sending, submit, terms, today }
}
