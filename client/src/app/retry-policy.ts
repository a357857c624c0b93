import { isApiError } from '../api/api-error.ts'
import { wait } from './wait.ts'

/** At most 3 retries, 4 requests in all. [S7-095, C-51] */
export const maximumRetries = 3

const finalStatuses: ReadonlySet<number> = new Set([401, 403, 404, 409, 422])

/** Whether reading again can help: not where the platform has given its answer. [S7-096, C-51] */
export function mayRetry(error: unknown, retriesSoFar: number): boolean {
  if (retriesSoFar >= maximumRetries || !isApiError(error)) return false
  return !finalStatuses.has(error.status)
}

/** Milliseconds before each retry: 1, 2 and 4 seconds. */
export function retryDelay(retriesSoFar: number): number {
  return 1000 * 2 ** retriesSoFar
}

/**
 * Reads with retries, so that an error that arrives is the last word. Only for reads: what changes something is never
 * sent twice by itself. [C-51]
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
