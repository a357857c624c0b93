import type { Finding } from './row.ts'

/** Classes of time by their end in milliseconds. The last begins where the client has given up. [O-403] */
const slowFrom = 3000

const limits = { read: 15_000, write: 30_000, payment: 90_000 } as const

/** How long the client waits for an answer, in milliseconds. */
export function patienceFor(method: string, path: string): number {
  if (/\/checkout\b|\/payment-providers\b/.test(path)) return limits.payment
  return method === 'GET' ? limits.read : limits.write
}

/** The class of a call's times: of their median, so that one slow answer of many tells nothing. */
export function latencyFindings(times: readonly number[], patience: number): readonly Finding[] {
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]
  if (median === undefined || median < slowFrom) return []
  const isTooLate = median >= patience
  return [
    {
      field: '',
      kind: 'latency',
      severity: isTooLate ? 'fail' : 'warn',
      expected: `less than ${slowFrom / 1000} seconds`,
      got: isTooLate
        ? `at least ${patience / 1000} seconds: the client has given up`
        : `${slowFrom / 1000} to ${patience / 1000} seconds`,
      provenance: undefined,
    },
  ]
}
