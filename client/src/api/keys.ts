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

/** Text beside the values that are known: another platform, or a later one, may say more. */
type OtherText = string & Record<never, never>

type WirePrice = { readonly formatted: string; readonly value: number; readonly currency: string }
type WireMoment = { readonly utc: string; readonly local: string; readonly timezone: string }

/** An amount in minor units, which is certain; its text and currency as far as they are there. */
export type ReadPrice = { readonly formatted: string | null; readonly value: number; readonly currency: string | null }

/** A wall clock with its instant, as the platform sends it; its time zone as far as it is there. [P3-005] */
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

/** Whatever is stated may be missing all the same: lists are empty then, all else is null. */
type ReadStated<T> = T extends readonly unknown[] ? Read<T> : Read<T> | null

/** A wire type as it can be read from any platform (`read-answer.ts`): the compiler asks what to do without each field. */
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

/** The client's keys as the wire's, at any depth. Files and form data pass through. [S7-004, C-33] */
export function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [toSnake(key), opaqueKeys.has(key) ? inner : snakeKeys(inner)]),
  )
}
