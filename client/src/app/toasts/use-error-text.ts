import { useTranslation } from 'react-i18next'
import { messageKeyOf, serverMessage } from '../../api/errors.ts'

/** A function that says in words what went wrong: the server's text when it gave one, else ours. [S8-035] */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['common'])
  return (error) => serverMessage(error) ?? t(messageKeyOf(error))
}
