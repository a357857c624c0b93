/** Where something in the file is wrong, and what it must be. */
export type ConfigProblem = { readonly field: string; readonly message: string }

type Told = ConfigProblem[]

/** Reads one setting: tells what is wrong with it, and answers what to use. */
export type Check<T> = (value: unknown, field: string, told: Told) => T

/** Says what is wrong; what is answered then is never used, because a file with a problem is no configuration. */
function wrong<T>(field: string, message: string, told: Told, instead: T): T {
  told.push({ field, message })
  return instead
}

/** A text of a form; `message` says which. */
export function text(form: RegExp, message: string): Check<string> {
  return (value, field, told) => {
    if (typeof value !== 'string') return wrong(field, 'must be of type string', told, '')
    return form.test(value) ? value : wrong(field, message, told, value)
  }
}

export const flag: Check<boolean> = (value, field, told) =>
  typeof value === 'boolean' ? value : wrong(field, 'must be of type boolean', told, false)

export function oneOf<const V extends string>(values: readonly [V, ...V[]]): Check<V> {
  return (value, field, told) =>
    values.find((known) => known === value) ?? wrong(field, `must be one of ${values.join(', ')}`, told, values[0])
}

export function nullable<T>(check: Check<T>): Check<T | null> {
  return (value, field, told) => (value === null ? null : check(value, field, told))
}

export function listOf<T>(check: Check<T>): Check<readonly T[]> {
  return (value, field, told) => {
    if (!Array.isArray(value)) return wrong(field, 'must be of type array', told, [])
    return value.map((each: unknown, index) => check(each, `${field}.${index}`, told))
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Names of the file's own choice. */
export function namesOf<T>(check: Check<T>): Check<Readonly<Record<string, T>>> {
  return (value, field, told) => {
    if (!isRecord(value)) return wrong(field, 'must be of type object', told, {})
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, check(each, `${field}.${name}`, told)]),
    )
  }
}

type Checks = Readonly<Record<string, Check<unknown>>>
type Checked<C extends Checks> = { readonly [K in keyof C]: ReturnType<C[K]> }

/** Settings with the given names and no others; those that are left out have the default, or none. */
export function settings<C extends Checks, D extends keyof C = never>(checks: C, defaults: Pick<Checked<C>, D>) {
  return (value: unknown, field: string, told: Told): Partial<Checked<C>> & Pick<Checked<C>, D> => {
    const none: Readonly<Record<string, unknown>> = {}
    const given = isRecord(value) ? value : wrong(field || 'the file', 'must be of type object', told, none)
    for (const name of Object.keys(given)) {
      if (!Object.hasOwn(checks, name)) wrong(field || name, 'is not a setting of this site', told, undefined)
    }
    const read = Object.entries(checks)
      .filter(([name]) => given[name] !== undefined)
      .map(([name, check]) => [name, check(given[name], field === '' ? name : `${field}.${name}`, told)])
    // Each value was made by the check of its name.
    return { ...defaults, ...(Object.fromEntries(read) as Partial<Checked<C>>) }
  }
}
