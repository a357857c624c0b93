import { startTransition, useEffect, useState } from 'react'
import { whenItsTurn } from './turn.ts'

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
