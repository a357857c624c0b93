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
