import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Whether the browser has rested since this was first shown: what nobody sees at first is made, and asked for, then. */
export function useRested(): boolean {
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    void whenIdle().then(() => setRested(true))
  }, [])
  return isRested
}
