import { type JsonType, typeOf } from '../descriptions/schema.ts'
import { isObject, type JsonValue } from '../recording/redaction/json.ts'
import type { Kind } from '../judging/row.ts'

/** The types that were seen of each field, lists under `[]` and maps under `.*`. */
export type Shapes = Map<string, Set<JsonType>>

/** Keys of a map may be of customers. */
const isName = (key: string): boolean => /^[a-z_$][\w$-]{0,63}$/i.test(key)

/** Adds the fields of a value to those that were seen. */
export function addShape(shapes: Shapes, value: JsonValue, field = ''): void {
  const types = shapes.get(field) ?? new Set()
  shapes.set(field, types.add(typeOf(value)))
  if (Array.isArray(value)) for (const each of value) addShape(shapes, each, `${field}[]`)
  if (!isObject(value)) return
  for (const [key, inner] of Object.entries(value)) {
    const name = isName(key) ? key : '*'
    addShape(shapes, inner, field === '' ? name : `${field}.${name}`)
  }
}

/** One field in which two shapes differ. */
export type Difference = {
  readonly field: string
  readonly kind: Kind
  readonly expected: string
  readonly got: string
}

const parentOf = (field: string): string => (field.endsWith('[]') ? field.slice(0, -2) : field.replace(/\.?[^.]*$/, ''))

/** Types without null, which says nothing of a field's shape; an integer is a number. */
function typesIn(shapes: Shapes, field: string): readonly string[] {
  const types = [...(shapes.get(field) ?? [])].filter((type) => type !== 'null')
  return [...new Set(types.map((type) => (type === 'integer' ? 'number' : type)))].toSorted()
}

function toldOf(types: readonly string[], isThere: boolean): string {
  return types.join(' or ') || (isThere ? 'null' : 'nothing')
}

/** How one shape differs from another. A list that was empty, and a record that was never there, say nothing of their fields. */
export function differences(of: Shapes, from: Shapes): readonly Difference[] {
  return [...new Set([...of.keys(), ...from.keys()])].flatMap((field): readonly Difference[] => {
    const parent = parentOf(field)
    if (field !== '' && (typesIn(of, parent).length === 0 || typesIn(from, parent).length === 0)) return []
    const [got, expected] = [typesIn(of, field), typesIn(from, field)]
    const told = { field, expected: toldOf(expected, from.has(field)), got: toldOf(got, of.has(field)) }
    if (!of.has(field)) return isItem(field) || !isRecordIn(of, parent) ? [] : [{ ...told, kind: 'missing' }]
    if (!from.has(field)) return isItem(field) || !isRecordIn(from, parent) ? [] : [{ ...told, kind: 'added' }]
    const isAlike = got.length === 0 || expected.length === 0 || got.some((type) => expected.includes(type))
    return isAlike ? [] : [{ ...told, kind: 'type' }]
  })
}

const isItem = (field: string): boolean => field.endsWith('[]')

const isRecordIn = (shapes: Shapes, field: string): boolean => shapes.get(field)?.has('object') === true
