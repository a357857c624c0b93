import { messageKeyOf, serverMessage } from '../../api/errors.ts'
import type { MessageKey } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'

/** Texts that say nothing of what happened: any sentence of the platform's says more. */
const vague: ReadonlySet<MessageKey> = new Set(['common:errors.generic', 'common:errors.validation'])

/**
 * A function that says in words what went wrong: the server's text when it gave one, else ours. The platform speaks English;
 * where the page speaks another language, a refusal that we know by its code is said in ours. [S8-035]
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTexts()
  return (error) => {
    const key = messageKeyOf(error)
    const isOurs = i18n.language !== 'en' && !vague.has(key)
    return (isOurs ? undefined : serverMessage(error)) ?? t(key)
  }
}
