import { type Amount, Text, type TextValue, type TextValues } from '@touchline/contract'

/** A text as JSON has it; a string is what a person wrote, or what release 0.1 wrote in English. */
export type StoredText = string | { readonly key: string; readonly values: Readonly<Record<string, StoredValue>> }
type StoredValue = number | StoredText | readonly StoredText[] | Amount

/** A stored text, to be worded. */
export function readText(stored: StoredText): Text | string {
  if (typeof stored === 'string') return stored
  const values = Object.entries(stored.values).map(([name, value]) => [name, readValue(value)] as const)
  return new Text(stored.key, Object.fromEntries(values) satisfies TextValues)
}

function readValue(value: StoredValue): TextValue {
  if (isList(value)) return value.map(readText)
  if (typeof value === 'number') return value
  if (typeof value === 'object' && !('key' in value)) return value
  return readText(value)
}

function isList(value: StoredValue): value is readonly StoredText[] {
  return Array.isArray(value)
}

/** Stands before a text in a column of text. What a person wrote has it doubled, should it begin with it. */
const mark = '\u0001'

/** A column of text holds what a person wrote as it is, and a text of the platform as JSON behind a mark. */
export function toColumn(said: Text | string): string {
  if (said instanceof Text) return `${mark}${JSON.stringify(said)}`
  return said.startsWith(mark) ? `${mark}${said}` : said
}

export function fromColumn(column: string): Text | string {
  if (!column.startsWith(mark)) return column
  const rest = column.slice(mark.length)
  // Written by `toColumn`.
  return rest.startsWith(mark) ? rest : readText(JSON.parse(rest) as StoredText)
}
