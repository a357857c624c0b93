import { isApiError } from '../../api/api-error.ts'
import { wait } from '../../browser/waiting.ts'

/** At most 3 retries, 4 requests in all. */
export const maximumRetries = 3

const finalStatuses: ReadonlySet<number> = new Set([401, 403, 404, 409, 422])

/** Whether a retry can help: not when the platform has answered. [S7-096, C-51] */
export function mayRetry(error: unknown, retriesSoFar: number): boolean {
  if (retriesSoFar >= maximumRetries || !isApiError(error)) return false
  return !finalStatuses.has(error.status)
}

/** Milliseconds before each retry: 1, 2 and 4 seconds. */
export function retryDelay(retriesSoFar: number): number {
  return 1000 * 2 ** retriesSoFar
}

/**
 * Reads with retries, so that a thrown error is final. For reads only: a write is never repeated automatically. [C-51]
 */
export async function withRetries<T>(read: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await read()
    } catch (error) {
      if (!mayRetry(error, retries)) throw error
      await wait(retryDelay(retries))
    }
  }
}
