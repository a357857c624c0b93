import { useTranslation } from 'react-i18next'
import { isApiError } from '../../api/api-error.ts'
import { fieldMessages, messageKeyOf, serverMessage } from '../../api/errors.ts'
import { showToast, toastDurations } from './toasts.ts'

/** Puts a failure into words: the server's text when it gave one, else ours. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['common'])
  return (error) => serverMessage(error) ?? t(messageKeyOf(error))
}

type Words = {
  /** Instead of 'Error'. */
  readonly title?: string
  /** The text when the platform gave none. */
  readonly text?: string
  /** The text whatever the platform said. */
  readonly always?: string
}

/**
 * Shows a failure as a toast: 'Validation errors' with the messages by field for a 422 that has them, else a danger
 * toast with the given title or 'Error'.
 */
export function useErrorToast(): (error: unknown, words?: Words) => void {
  const { t } = useTranslation(['common'])
  const textOf = useErrorText()
  return (error, { title, text, always } = {}) => {
    const fields = fieldMessages(error)
    const isValidation = fields.length > 0
    const unanswered = isApiError(error) && error.status === 0
    showToast({
      type: 'danger',
      title: isValidation ? t('common:toasts.validationErrors') : (title ?? t('common:toasts.error')),
      // A lost connection matters more than the action it affected.
      content: always ?? (unanswered ? textOf(error) : (serverMessage(error) ?? text ?? textOf(error))),
      validationMessages: fields,
      closeAfter: isValidation ? toastDurations.validation : toastDurations.error,
    })
  }
}
