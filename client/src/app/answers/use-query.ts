import { useDeferredValue } from 'react'
import useSWR, { mutate } from 'swr'
import { isApiError, isHandledLocally } from '../../api/api-error.ts'
import type { ApiError } from '../../api/api-error.ts'
import { nextTask } from '../../browser/waiting.ts'
import { answerTo, showAnswers } from './question.ts'
import type { QuestionKey } from './question.ts'

/** Loading, error or success; a component cannot show missing data. */
export type Query<T> = (
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: ApiError }
  | { readonly status: 'success'; readonly data: T }
) & {
  /** Reads again; resolves with the answer. */
  readonly refresh: () => Promise<void>
}

/** Null reads nothing and stays loading. */
export type QueryKey = QuestionKey | null

/** `boundary`: refusals that do not concern the requested item go to the error boundary. `component`: it shows all. */
export type OtherErrors = 'boundary' | 'component'

/**
 * Reads from the platform and caches the answer by key. 404, 409 and 422 are for the component; any other refusal goes
 * to the error boundary, unless an earlier answer can stay. [S7-097, S7-098, C-52]
 */
export function useQuery<T>(key: QueryKey, read: () => Promise<T>, otherErrors: OtherErrors = 'boundary'): Query<T> {
  const { data, error, mutate } = useSWR<T, Error, QueryKey>(key, async (asked: QuestionKey) => {
    // In a task of its own: the page that asks is shown first, and several questions are several tasks.
    await nextTask()
    return answerTo([asked, read])
  })
  // The first answer renders a whole page, in slices: at once it would block a middling phone. Later ones only change
  // it.
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

/** Has the first page of a visit begin with the answers that have come: nothing stands in for them. (docs/decisions/053) */
export async function beginWithAnswers(): Promise<void> {
  await showAnswers((key, answer) => void mutate(key, answer, { revalidate: false }))
}
