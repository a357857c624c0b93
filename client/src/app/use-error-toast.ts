import { isApiError } from '../api/api-error.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { showToast, toastDurations } from './toasts.ts'
import { useErrorText } from './use-error-text.ts'

/**
 * Shows a failure as a toast: 'Validation errors' with the messages by field for a 422 that has them, else a danger toast
 * with the given title or 'Error'. [S8-006, S8-007, O-78]
 */
export function useErrorToast(): (error: unknown, title?: string) => void {
  const { t } = useTexts()
  const textOf = useErrorText()
  return (error, title) => {
    const fields = isApiError(error) && error.status === 422 ? Object.values(error.errors).flat() : []
    const isValidation = fields.length > 0
    showToast({
      type: 'danger',
      title: isValidation ? t('common:toasts.validationErrors') : (title ?? t('common:toasts.error')),
      content: textOf(error),
      validationMessages: fields,
      closeAfter: isValidation ? toastDurations.validation : toastDurations.error,
    })
  }
}
