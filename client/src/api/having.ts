/** A value with the fields the page requires. */
export type Having<T, K extends keyof T> = T & { readonly [P in K]: NonNullable<T[P]> }

/** Whether all the named fields are present. */
export function has<T extends object, K extends keyof T>(value: T, ...names: readonly K[]): value is Having<T, K> {
  return names.every((name) => value[name] !== null && value[name] !== undefined)
}

/** The rows of a list that can be shown; one without a named field is left out alone. */
export function having<T extends object, K extends keyof T>(
  rows: readonly T[],
  ...names: readonly K[]
): readonly Having<T, K>[] {
  return rows.filter((row) => has(row, ...names))
}
