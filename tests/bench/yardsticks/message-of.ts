import type { Reason } from '@touchline/contract'
import { fallbackLanguage } from '@touchline/languages'
import { textOf, word } from '../../../server/src/texts/index.ts'

/** A reason as an answer in English has it. */
export function messageOf(reason: Reason): string {
  return word(fallbackLanguage, textOf(reason))
}
