/** Keys whose values belong to others (a bank's form, field paths) and pass through unchanged. [payments D12] */
type OpaqueKey = 'sca_data' | 'scaData' | 'errors'

const opaqueKeys: ReadonlySet<string> = new Set<OpaqueKey>(['sca_data', 'scaData', 'errors'])

/** `first_name` as `firstName`; an underscore before anything but a lower-case letter stays, as at run time. */
export type CamelKey<K> = K extends `${infer Head}_${infer Next}${infer Rest}`
  ? Uppercase<Next> extends Next
    ? `${Head}_${CamelKey<`${Next}${Rest}`>}`
    : `${Head}${CamelKey<`${Uppercase<Next>}${Rest}`>}`
  : K

/** A wire type in the client's spelling. */
export type Camel<T> = T extends readonly (infer Item)[]
  ? readonly Camel<Item>[]
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends object
      ? { readonly [K in keyof T as CamelKey<K>]: K extends OpaqueKey ? T[K] : Camel<T[K]> }
      : T

/** Any text besides the known values: another or a later platform may send more. */
type OtherText = string & Record<never, never>

type WirePrice = { readonly formatted: string; readonly value: number; readonly currency: string }
type WireMoment = { readonly utc: string; readonly local: string; readonly timezone: string }

/** An amount in minor units, which is certain; its text and currency may be missing. */
export type ReadPrice = { readonly formatted: string | null; readonly value: number; readonly currency: string | null }

/** A local time with its instant; its time zone may be missing. */
export type ReadMoment = { readonly utc: string; readonly local: string; readonly timezone: string | null }

type ReadObject<T> = T extends WirePrice
  ? ReadPrice
  : T extends WireMoment
    ? ReadMoment
    : {
        readonly [K in keyof T as CamelKey<K>]: K extends 'instructors'
          ? readonly string[]
          : Record<never, never> extends Pick<T, K>
            ? Read<T[K]>
            : ReadStated<T[K]>
      }

/** A stated field may still be missing: a list is then empty, anything else null. */
type ReadStated<T> = T extends readonly unknown[] ? Read<T> : Read<T> | null

/** A wire type as any platform may send it (`read-answer.ts`): the compiler demands handling of missing fields. */
export type Read<T> = T extends readonly (infer Item)[]
  ? readonly Read<Item>[]
  : T extends string
    ? string extends T
      ? string
      : T | OtherText
    : T extends number | boolean | null | undefined
      ? T
      : T extends object
        ? ReadObject<T>
        : T

// Only names are converted. Keys with hyphens, dots or a leading digit are data: ids, uuids, field paths, currency maps.
const snakeName = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/
const camelName = /^[a-z][A-Za-z0-9_]*$/

/** A wire name in the client's spelling, also for field names in error maps. */
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

/** Converts keys to the wire's spelling, at any depth. Files and form data pass through. */
export function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [toSnake(key), opaqueKeys.has(key) ? inner : snakeKeys(inner)]),
  )
}
