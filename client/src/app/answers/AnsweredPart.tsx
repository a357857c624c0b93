import type { ReactNode } from 'react'
import { InlineError } from '../../ui/feedback/InlineError.tsx'
import type { Query } from './use-query.ts'

/** Whether the platform has no such call. */
export function isAbsent(query: Query<unknown>): boolean {
  return query.status === 'error' && query.error.status === 404
}

type Props<T> = {
  readonly query: Query<T>
  /** Shown while the answer is on its way, in its shape. */
  readonly waiting: ReactNode
  /** Names what could not be loaded. */
  readonly failed: string
  readonly children: (data: T) => ReactNode
}

/** A part of a page that loads and fails by itself; nothing where the platform has no such call. */
export function AnsweredPart<T>({ query, waiting, failed, children }: Props<T>) {
  if (query.status === 'success') return children(query.data)
  if (query.status === 'loading') return waiting
  if (isAbsent(query)) return null
  return <InlineError onRetry={() => void query.refresh()}>{failed}</InlineError>
}
