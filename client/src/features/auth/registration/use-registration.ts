import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../api/api-error.ts'
import { toCamel } from '../../../api/keys.ts'
import { now } from '../../../browser/machine.ts'
import { useClient } from '../../../app/site-record.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { dayIn } from '../../../i18n/calendar.ts'
import type { Messages } from '../../../ui/forms/form-values.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { emptyRegistration, registrationProblems } from './registration-rules.ts'
import type { RegistrationField, RegistrationForm } from './registration-rules.ts'
import { registrationDraft } from './begin-registration.ts'
import { sendRegistration } from './send-registration.ts'
import { useProblemText } from '../use-problem-text.ts'

/** The first message of each refused field, by the form's own names. */
function refusedFields(error: unknown): Messages<RegistrationForm> {
  if (!isApiError(error) || error.status !== 422) return {}
  const entries = Object.entries(error.errors).map(([field, messages]) => [toCamel(field), messages[0]])
  return Object.fromEntries(entries.filter(([field, message]) => field && field in emptyRegistration && message))
}

/** The state of the sign-up form: values, messages, sending. Input is never lost. */
export function useRegistration(onDone: () => void) {
  const { t } = useTranslation(['common'])
  const client = useClient()
  const terms = client.termsAndConditions ?? null
  const problemText = useProblemText()
  const [failure, setFailure] = useState<unknown>(null)
  const { busy, run } = useBusy()
  const today = dayIn(null, now())

  function problems(values: RegistrationForm): Messages<RegistrationForm> {
    const found = Object.entries(registrationProblems(values, { today, hasTerms: terms !== null }))
    return Object.fromEntries(
      // Keys of the problems are fields of the form.
      found.map(([field, problem]) => [field, problemText(t(`common:auth.${field as RegistrationField}`), problem)]),
    )
  }

  const form = useForm({
    initial: emptyRegistration,
    problems,
    nameOf: (field) => (field === 'terms' ? undefined : t(`common:auth.${field}`)),
    draft: { form: registrationDraft, person: null, without: ['password', 'passwordConfirmation'] },
  })

  async function submit(): Promise<void> {
    if (!form.check()) return
    setFailure(null)
    try {
      await sendRegistration(form.values, client.id, terms !== null)
      form.sent()
      onDone()
    } catch (error) {
      const fields = refusedFields(error)
      form.refuse(fields)
      setFailure(Object.keys(fields).length === 0 ? error : null)
    }
  }

  return { t, form, failure, busy, submit: () => run(submit), terms, today }
}
