import { fallbackLanguage } from '@touchline/languages'
import type { ErrorCode } from '@touchline/contract'
import { errorText, word } from '../../../texts/index.ts'

/** The message of a refusal, in the language of the documentation. */
export function messageOf(code: ErrorCode): string {
  return word(fallbackLanguage, errorText(code))
}
