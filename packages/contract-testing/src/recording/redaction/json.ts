/** A value of JSON as `JSON.parse` answers it. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject
export type JsonObject = { readonly [key: string]: JsonValue }

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The JSON that a text is; undefined for any other text. */
export function jsonIn(text: string): JsonValue | undefined {
  try {
    // JSON has no other values.
    return JSON.parse(text) as JsonValue
  } catch {
    return undefined
  }
}
