import { isObject, type JsonObject, type JsonValue } from '../recording/redaction/json.ts'

/** The value at a path of names; undefined where there is none. */
export function valueAt(value: JsonValue | undefined, ...path: readonly string[]): JsonValue | undefined {
  const [name, ...rest] = path
  if (name === undefined) return value
  return isObject(value) ? valueAt(value[name], ...rest) : undefined
}

/** The records of the list at a path; undefined where there is no list. */
export function recordsAt(value: JsonValue | undefined, ...path: readonly string[]): readonly JsonObject[] | undefined {
  const list = valueAt(value, ...path)
  return Array.isArray(list) ? list.filter((each: JsonValue) => isObject(each)) : undefined
}

/** An identifier as a text; empty where there is none. */
export function idAt(value: JsonValue | undefined, ...path: readonly string[]): string {
  const id = valueAt(value, ...path)
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

/** An identifier as it was sent: documents have numbers and texts. */
export function sentId(id: string): string | number {
  return /^\d+$/.test(id) ? Number(id) : id
}

export function numberAt(value: JsonValue | undefined, ...path: readonly string[]): number | undefined {
  const number = valueAt(value, ...path)
  return typeof number === 'number' ? number : undefined
}
