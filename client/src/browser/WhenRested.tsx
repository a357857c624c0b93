import { startTransition, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { whenItsTurn } from './waiting.ts'

/**
 * Whether the browser has been idle since the first render: hidden parts are rendered, and read, then, one after the
 * other.
 */
export function useRested(): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    void whenItsTurn().then(() => startTransition(() => setRested(true)))
  }, [])
  return isRested
}

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
