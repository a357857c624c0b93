import { Text, type TextValue, type Unworded } from '@touchline/contract'
import { fallbackLanguage, type Language } from '@touchline/languages'
import { createTexts } from '@touchline/texts'
import { formats } from './formats.ts'
import { resources } from './resources.ts'

export type { TextKey } from './keys.ts'
export { readText, type StoredText } from './stored.ts'
export { errorText, messageOf, text, textOf } from './text.ts'

const texts = createTexts(resources, formats)

/** A text in a language. What a person wrote is a string, and stays as it is. */
export function word(language: Language, one: Text | string): string {
  if (!(one instanceof Text)) return one
  const spoken = one.isInEnglish ? fallbackLanguage : language
  const values = Object.entries(one.values).map(([name, value]) => [name, wordValue(spoken, value)] as const)
  return texts.say(spoken, one.key, Object.fromEntries(values))
}

function wordValue(language: Language, value: TextValue): unknown {
  if (value instanceof Text) return word(language, value)
  return Array.isArray(value) ? value.map((one: Text | string) => word(language, one)) : value
}

/** An answer with its texts in a language. Parts without texts are handed on as they are. */
export function wordAll<Answer>(language: Language, answer: Unworded<Answer>): Answer {
  // Texts have become strings, and nothing else changes.
  return worded(language, answer) as Answer
}

function worded(language: Language, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Text) return word(language, value)
  if (Array.isArray(value)) {
    const all = value.map((one) => worded(language, one))
    return all.every((one, index) => one === value[index]) ? value : all
  }
  let copy: Record<string, unknown> | undefined
  for (const [name, one] of Object.entries(value)) {
    const said = worded(language, one)
    if (said !== one) (copy ??= { ...value })[name] = said
  }
  return copy ?? value
}
