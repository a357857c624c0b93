import type { ReactNode } from 'react'
import { AnsweredPart, isAbsent } from '../../../../app/answers/AnsweredPart.tsx'
import type { Query } from '../../../../app/answers/use-query.ts'
import { styled } from '../../../../theme/styled.ts'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'

const Waiting = styled('li', { base: { py: '4' } })

type Props<T> = {
  readonly query: Query<T>
  /** Names what could not be loaded. */
  readonly failed: string
  readonly children: (data: T) => ReactNode
}

/** A row of a list that loads and fails by itself; nothing where the platform has no such call. */
export function AnsweredRow<T>({ query, failed, children }: Props<T>) {
  if (query.status === 'success') return children(query.data)
  if (isAbsent(query)) return null
  return (
    <Waiting>
      <AnsweredPart query={query} waiting={<Skeleton count={1} height={58} />} failed={failed}>
        {children}
      </AnsweredPart>
    </Waiting>
  )
}
