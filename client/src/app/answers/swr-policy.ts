import type { SWRConfiguration } from 'swr'

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

/** Whether two answers are equal; ends at the first difference, and at once without an earlier answer. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every((name) => Object.hasOwn(other, name) && saysTheSame(one[name], other[name]))
}

/** The cache policy of read data. Retries happen inside the read (retry-policy.ts), so that an error is final. */
export const swrPolicy: SWRConfiguration = {
  shouldRetryOnError: false,
  // The library's own comparison serialises every answer, even the first.
  compare: saysTheSame,
  dedupingInterval: 2000,
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  keepPreviousData: false,
}
