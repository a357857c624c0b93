import { useDeferredValue } from 'react'
import useSWR, { mutate, preload } from 'swr'
import { isApiError, isHandledLocally } from '../api/api-error.ts'
import type { ApiError } from '../api/api-error.ts'
import { nextTask } from './next-task.ts'
import { withRetries } from './retry-policy.ts'

/** Loading, error or success; a component cannot show data that is not there. [S4-044] */
export type Query<T> = (
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: ApiError }
  | { readonly status: 'success'; readonly data: T }
) & {
  /** Reads again; resolves when the answer is there. */
  readonly refresh: () => Promise<void>
}

/** What the answer depends on: the call's name first, then its input. Null reads nothing and stays loading. */
export type QueryKey = readonly [name: string, ...input: readonly unknown[]] | null

/** What is asked: what its answer is kept under, and how it is read. */
export type Question<T> = readonly [key: NonNullable<QueryKey>, read: () => Promise<T>]

/** Asked for, and read, in a task of its own: the page that asks is shown first, and several questions are several tasks. */
async function ask<T>(read: () => Promise<T>): Promise<T> {
  await nextTask()
  return withRetries(read)
}

/**
 * Has an answer there before anything shows it: what shows it begins with it, and does not ask again. Never rejects: a
 * failure, answered as undefined, is for whoever shows it. (docs/decisions/030)
 */
export async function readAhead<T>([key, read]: Question<T>): Promise<T | undefined> {
  const answer = await preload(key, () => ask(read)).catch(() => undefined)
  // What was read meanwhile is newer.
  return answer === undefined ? undefined : mutate<T>(key, (there) => there ?? answer, { revalidate: false })
}

/** `boundary`: refusals that say nothing about the thing asked for go to the error boundary. `component`: it shows all. */
export type OtherErrors = 'boundary' | 'component'

/**
 * Reads from the platform and keeps the answer by key. 404, 409 and 422 are for the component; every other refusal goes
 * to the error boundary, unless there is an earlier answer to keep showing. [S7-097, S7-098, C-52]
 */
export function useQuery<T>(key: QueryKey, read: () => Promise<T>, otherErrors: OtherErrors = 'boundary'): Query<T> {
  const { data, error, mutate } = useSWR<T, Error>(key, () => ask(read))
  // The first answer shows a whole page, in slices: at once it would hold a middling phone up. A later one only changes it.
  const isShown = useDeferredValue(data !== undefined || error !== undefined)
  const refresh = async (): Promise<void> => {
    await mutate()
  }
  if (!isShown) return { status: 'loading', refresh }
  if (data !== undefined && !isHandledLocally(error)) return { status: 'success', data, refresh }
  if (error === undefined) return { status: 'loading', refresh }
  if (isApiError(error) && (otherErrors === 'component' || isHandledLocally(error))) {
    return { status: 'error', error, refresh }
  }
  throw error
}
