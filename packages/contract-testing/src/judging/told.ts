import { IsDate, IsDateTime, IsEmail, IsUri } from 'typebox/format'
import { type Schema, typeOf, typesOf } from '../descriptions/schema.ts'

/** Formats by name: whether a text has it, and one that does, by which a pattern is named. */
const formats: readonly { readonly name: string; readonly has: (text: string) => boolean; readonly like: string }[] = [
  {
    name: 'UUID',
    has: matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
    like: '0190a000-0000-7000-8000-0000000000a1',
  },
  { name: 'YYYY-MM-DD HH:MM:SS', has: matches(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/), like: '2027-01-04 12:00:00' },
  { name: 'date-time', has: IsDateTime, like: '2027-01-04T12:00:00Z' },
  { name: 'date', has: IsDate, like: '2027-01-04' },
  { name: 'HH:MM', has: matches(/^\d\d:\d\d$/), like: '12:00' },
  { name: 'digits', has: matches(/^\d+$/), like: '120' },
  { name: '34 letters and digits', has: matches(/^[\w-]{34}$/), like: 'oc00000000000000000000000000000501' },
  { name: 'e-mail address', has: IsEmail, like: 'a@b.invalid' },
  { name: 'address', has: (text) => /^\w+:/.test(text) && IsUri(text), like: 'https://a.invalid/' },
  { name: 'HTML', has: matches(/<\w+[^>]*>/), like: '<p>a</p>' },
]

function matches(form: RegExp): (text: string) => boolean {
  return (text) => form.test(text)
}

/** A value as type, length and format, such as `string of 36 (UUID)`. */
export function toldOf(value: unknown): string {
  if (typeof value === 'string') {
    const format = formats.find(({ has }) => has(value))
    return `string of ${value.length}${format === undefined ? '' : ` (${format.name})`}`
  }
  if (Array.isArray(value)) return `array of ${value.length}`
  return typeOf(value)
}

/** The types of values that were told; several are apart by `; `. */
export function typesTold(told: string): readonly string[] {
  return [...new Set(told.split('; ').map((each) => each.split(' ')[0] ?? each))]
}

function formatOf({ pattern, format, minLength, maxLength }: Schema): string | undefined {
  if (format !== undefined) return format
  if (pattern !== undefined) {
    // A pattern may be of another dialect; then it is told as it stands.
    const known = formats.find(({ like }) => hasPattern(like, pattern))
    return known?.name ?? `form ${pattern}`
  }
  if (minLength === undefined && maxLength === undefined) return undefined
  return `length ${minLength ?? 0} to ${maxLength ?? 'any'}`
}

/** Whether a text has the form of a pattern; a pattern that cannot be read asks for nothing. */
export function hasPattern(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}

const isKnownFormat: Readonly<Record<string, (text: string) => boolean>> = {
  date: IsDate,
  'date-time': IsDateTime,
  email: IsEmail,
  uri: IsUri,
  'one-line': matches(/^[^\n\r]*$/),
}

/** Whether a text has the format that a schema names; a format that is not known asks for nothing. */
export function hasFormat(text: string, { format, pattern, minLength, maxLength }: Schema): boolean {
  const length = [...text].length
  if (minLength !== undefined && length < minLength) return false
  if (maxLength !== undefined && length > maxLength) return false
  if (pattern !== undefined && !hasPattern(text, pattern)) return false
  return format === undefined || (isKnownFormat[format]?.(text) ?? true)
}

/** The demands of a schema, in a few words. */
export function expectedBy(schema: Schema): string {
  if (schema.enum !== undefined) return `one of ${schema.enum.map(String).join(', ')}`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const types = typesOf(schema).join(' or ')
  const format = formatOf(schema)
  const range = [schema.minimum, schema.maximum].some((end) => end !== undefined)
  const told = range ? `${schema.minimum ?? 'any'} to ${schema.maximum ?? 'any'}` : format
  return told === undefined ? types || 'anything' : `${types} (${told})`
}
