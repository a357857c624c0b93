import { expect } from 'vitest'

export type Kind =
  'nothing' | 'whole number' | 'yes or no' | 'text' | 'instant' | 'date-time' | 'price' | 'list' | 'object'

/** The type of a wire value, in the words of the specification. */
function kindOf(value: unknown): Kind | 'something else' {
  if (value === null) return 'nothing'
  if (typeof value === 'boolean') return 'yes or no'
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? 'instant' : 'text'
  if (typeof value === 'number') return Number.isInteger(value) ? 'whole number' : 'something else'
  if (typeof value !== 'object') return 'something else'
  if (Array.isArray(value)) return 'list'
  const keys = Object.keys(value).toSorted().join()
  if (keys === 'currency,formatted,value') return 'price'
  return keys === 'local,timezone,utc' ? 'date-time' : 'object'
}

/** Checks that every record has every field, as one of the kinds that the table allows for it. */
export function expectFields(records: readonly object[], stated: Readonly<Record<string, readonly Kind[]>>): void {
  expect(records.length).toBeGreaterThan(0)
  const wrong = records.flatMap((record) =>
    Object.entries(stated).flatMap(([field, kinds]) => {
      const kind = field in record ? kindOf(Reflect.get(record, field)) : 'missing'
      return kinds.some((allowed) => allowed === kind) ? [] : [`${field}: ${kind}`]
    }),
  )
  expect(wrong).toEqual([])
}
