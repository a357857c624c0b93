import { messageKeyOf, serverMessage } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'

/** A function that says in words what went wrong: the server's text when it gave one, else ours. [S8-035] */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTexts()
  return (error) => serverMessage(error) ?? t(messageKeyOf(error))
}
