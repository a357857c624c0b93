import { useTranslation } from 'react-i18next'
import { messageKeyOf, serverMessage } from '../../api/errors.ts'

/** Puts a failure into words: the server's text when it gave one, else ours. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['common'])
  return (error) => serverMessage(error) ?? t(messageKeyOf(error))
}
