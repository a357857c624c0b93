/** Keys whose values belong to somebody else (a bank's form, field paths) and pass through untouched. [payments D12] */
type OpaqueKey = 'sca_data' | 'scaData' | 'errors'

const opaqueKeys: ReadonlySet<string> = new Set<OpaqueKey>(['sca_data', 'scaData', 'errors'])

/** `first_name` as `firstName`; an underscore before anything but a lower-case letter stays, as at run time. */
export type CamelKey<K> = K extends `${infer Head}_${infer Next}${infer Rest}`
  ? Uppercase<Next> extends Next
    ? `${Head}_${CamelKey<`${Next}${Rest}`>}`
    : `${Head}${CamelKey<`${Uppercase<Next>}${Rest}`>}`
  : K

/** A wire type as the client sees it. */
export type Camel<T> = T extends readonly (infer Item)[]
  ? readonly Camel<Item>[]
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends object
      ? { readonly [K in keyof T as CamelKey<K>]: K extends OpaqueKey ? T[K] : Camel<T[K]> }
      : T

// Only names are converted. Keys with hyphens, dots or a leading digit are data: ids, uuids, field paths, currency maps.
const snakeName = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/
const camelName = /^[a-z][A-Za-z0-9_]*$/

/** One wire name as the client's, also for the field names in error maps that forms look up. */
export function toCamel(key: string): string {
  return snakeName.test(key) ? key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) : key
}

/** Inserts `_` before each upper-case letter only: digits stay attached, `address1` is one word. [payments 2.2] */
function toSnake(key: string): string {
  return camelName.test(key) ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : key
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function convert(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, rename))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [rename(key), opaqueKeys.has(key) ? inner : convert(inner, rename)]),
  )
}

/** The wire's keys as the client's, at any depth. [S7-004, C-33] */
export function camelKeys(value: unknown): unknown {
  return convert(value, toCamel)
}

/** The client's keys as the wire's, at any depth. Files and form data pass through. [S7-004, C-33] */
export function snakeKeys(value: unknown): unknown {
  return convert(value, toSnake)
}
