import type { ReactNode } from 'react'
import { useRested } from './use-rested.ts'

type Props = {
  /** Somebody has asked to see it: it waits for nothing. */
  readonly isAskedFor?: boolean
  readonly children: ReactNode
}

/** A part below the first screen, which is not made before that is there. */
export function WhenRested({ isAskedFor = false, children }: Props): ReactNode {
  const isRested = useRested()
  return isRested || isAskedFor ? children : null
}
