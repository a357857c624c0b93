import type { ReactNode } from 'react'
import { useRested } from './use-rested.ts'

type Props = {
  /** Requested by the user: shown at once. */
  readonly isAskedFor?: boolean
  readonly children: ReactNode
}

/** A part below the first screen, rendered after it. */
export function WhenRested({ isAskedFor = false, children }: Props): ReactNode {
  const isRested = useRested()
  return isRested || isAskedFor ? children : null
}
