import { InlineError } from '../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { SafeHtml } from '../../ui/text/SafeHtml.tsx'
import { useErrorText } from '../toasts/use-error-toast.ts'
import type { Query } from './use-query.ts'

type Props<T> = {
  readonly query: Query<T>
  readonly htmlIn: (data: T) => string | null
  /** Shown when the answer has no text. */
  readonly missing: string
}

/** An HTML text of the operator, such as the terms of a waiver, while it loads, fails or has arrived. */
export function AnsweredHtml<T>({ query, htmlIn, missing }: Props<T>) {
  const textOf = useErrorText()
  if (query.status === 'loading') return <Skeleton count={1} height={220} />
  const html = query.status === 'success' ? htmlIn(query.data) : null
  if (html !== null) return <SafeHtml html={html} />
  return (
    <InlineError onRetry={() => void query.refresh()}>
      {query.status === 'error' ? textOf(query.error) : missing}
    </InlineError>
  )
}
