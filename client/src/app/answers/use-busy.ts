import { useState } from 'react'
import { oneAtATime } from './one-at-a-time.ts'
import { useErrorToast } from '../toasts/use-error-toast.ts'

type Busy = {
  readonly busy: boolean
  /** Runs the work unless it is busy; a failure shows as a toast. */
  readonly run: (work: () => Promise<unknown>) => void
}

/** The busy state of a button's action, until it ends in any way. */
export function useBusy(): Busy {
  const showError = useErrorToast()
  const [busy, setBusy] = useState(false)
  const [once] = useState(() => oneAtATime(setBusy))
  return { busy, run: (work) => void once(work).catch((error: unknown) => showError(error)) }
}
