import { startTransition, useEffect, useState } from 'react'
import { whenItsTurn } from './turn.ts'

/**
 * Whether the browser has rested since this was first shown: what nobody sees at first is made, and asked for, then, and one
 * after the other.
 */
export function useRested(): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    void whenItsTurn().then(() => startTransition(() => setRested(true)))
  }, [])
  return isRested
}
