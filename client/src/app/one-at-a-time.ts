type Run = (work: () => Promise<unknown>) => Promise<void>

/** Runs what is asked for, and nothing besides while that lasts; `onBusy` hears of its end too, however it ends. */
export function oneAtATime(onBusy: (busy: boolean) => void): Run {
  let isBusy = false
  function change(busy: boolean): void {
    isBusy = busy
    onBusy(busy)
  }
  return async (work) => {
    // The second press of a double click comes before the screen knows of the first. [S9-010]
    if (isBusy) return
    change(true)
    try {
      await work()
    } finally {
      change(false)
    }
  }
}
