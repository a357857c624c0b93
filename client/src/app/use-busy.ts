import { useState } from 'react'
import { oneAtATime } from './one-at-a-time.ts'
import { useErrorToast } from './toasts/use-error-toast.ts'

type Busy = {
  readonly busy: boolean
  /** Does something, unless it is busy already; a failure that `work` leaves is shown as a toast. */
  readonly run: (work: () => Promise<unknown>) => void
}

/** What a button starts, which is busy until that is over, however it ends. */
export function useBusy(): Busy {
  const showError = useErrorToast()
  const [busy, setBusy] = useState(false)
  const [once] = useState(() => oneAtATime(setBusy))
  return { busy, run: (work) => void once(work).catch((error: unknown) => showError(error)) }
}
