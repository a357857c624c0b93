import { useState } from 'react'
import { useErrorToast } from '../toasts/use-error-toast.ts'

type Run = (work: () => Promise<unknown>) => Promise<void>

/** Runs one action at a time and ignores others meanwhile; `onBusy` hears of its start and its end, however it ends. */
export function oneAtATime(onBusy: (busy: boolean) => void): Run {
  let isBusy = false
  function change(busy: boolean): void {
    isBusy = busy
    onBusy(busy)
  }
  return async (work) => {
    // The second press of a double click comes before the screen shows the first.
    if (isBusy) return
    change(true)
    try {
      await work()
    } finally {
      change(false)
    }
  }
}

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
