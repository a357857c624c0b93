import { useTranslation } from 'react-i18next'
import type { RegistrationField, RegistrationProblem } from './registration/registration-rules.ts'

/** The text for a problem of a sign-up field. */
export function useProblemText(): (field: RegistrationField, problem: RegistrationProblem) => string {
  const { t } = useTranslation(['common'])
  return (field, problem) => {
    const name = t(`common:auth.${field}`)
    switch (problem.kind) {
      case 'required':
        return t('common:forms.required')
      case 'too-short':
        return t('common:forms.minimumLength', { field: name, count: problem.minimum })
      case 'too-long':
        return t('common:forms.maximumLength', { field: name, count: problem.maximum })
      case 'length':
        return t('common:forms.lengthBetween', { field: name, minimum: problem.minimum, maximum: problem.maximum })
      case 'email':
        return t('common:forms.email')
      case 'passwords-differ':
        return t('common:forms.passwordsDiffer')
      case 'not-in-past':
        return t('common:forms.dateInPast')
      case 'must-agree':
        return t('common:forms.mustAgree')
    }
  }
}
