/** A kiosk that nobody touches for this long belongs to the next customer. [S4-049, S9-023] */
export const kioskIdleMs = 90_000

/** So long before its end a visit asks who is there: WCAG 2.2.1 wants twenty seconds at least. [C-61] */
export const kioskWarningMs = 30_000

export type IdleWatch = {
  /** Somebody is there. */
  readonly touch: () => void
  /** While suspended, time does not count: a payment is running. [C-61] */
  readonly suspend: (suspended: boolean) => void
  readonly stop: () => void
}

type Idling = {
  /** Nobody has touched anything for a while: it is about to end. */
  readonly onEnding: () => void
  readonly onIdle: () => void
}

/** Runs `onEnding` and, unless somebody touches anything, `onIdle`: each once, 60 and 90 seconds after the last touch. */
export function watchIdle({ onEnding, onIdle }: Idling): IdleWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let suspended = false

  function warn(): void {
    timer = setTimeout(onIdle, kioskWarningMs)
    onEnding()
  }

  function restart(): void {
    clearTimeout(timer)
    if (!suspended) timer = setTimeout(warn, kioskIdleMs - kioskWarningMs)
  }

  restart()
  return {
    touch: restart,
    suspend(on) {
      suspended = on
      restart()
    },
    stop: () => clearTimeout(timer),
  }
}
