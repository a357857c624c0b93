import { isApiError } from './api-error.ts'
import { toCamel } from './keys.ts'

/** The form's name of a field: `data.address.line1` is `line1` of an address. */
export function fieldAt(path: string): string {
  return toCamel(path.split('.').at(-1) ?? '')
}

/** The first message of each refused field that a form has, by the form's names; empty for any other error. */
export function refusedFields<Values extends object>(
  error: unknown,
  values: Values,
): { readonly [Field in keyof Values]?: string } {
  if (!isApiError(error) || error.status !== 422) return {}
  const entries = Object.entries(error.errors).map(([path, messages]) => [fieldAt(path), messages[0]] as const)
  // Names that the form does not have are left out.
  return Object.fromEntries(entries.filter(([name, message]) => name in values && message)) as {
    readonly [Field in keyof Values]?: string
  }
}
