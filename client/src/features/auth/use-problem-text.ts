import { useTranslation } from 'react-i18next'
import type { RegistrationProblem } from './registration/registration-rules.ts'

/** The text for a problem of a field, by the field's label. */
export function useProblemText(): (field: string, problem: RegistrationProblem) => string {
  const { t } = useTranslation(['common', 'flow'])
  return (field, problem) => {
    switch (problem.kind) {
      case 'required':
        return t('common:forms.required')
      case 'too-short':
        return t('common:forms.minimumLength', { field, count: problem.minimum })
      case 'too-long':
        return t('common:forms.maximumLength', { field, count: problem.maximum })
      case 'length':
        return t('common:forms.lengthBetween', { field, minimum: problem.minimum, maximum: problem.maximum })
      case 'one-line':
        return t('common:forms.oneLine')
      case 'email':
        return t('common:forms.email')
      case 'email-name':
        return t('flow:emailName')
      case 'telephone':
        return t('common:forms.telephone')
      case 'passwords-differ':
        return t('common:forms.passwordsDiffer')
      case 'not-in-past':
        return t('common:forms.dateInPast')
      case 'too-young':
        return t('flow:tooYoung', { age: problem.minimum })
      case 'no-date':
        return t('common:forms.dateInvalid')
      case 'must-agree':
        return t('common:forms.mustAgree')
    }
  }
}
