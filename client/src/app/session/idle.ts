/** A kiosk that nobody touches for this long belongs to the next customer. [S4-049, S9-023] */
export const kioskIdleMs = 90_000

export type IdleWatch = {
  /** Somebody is there. */
  readonly touch: () => void
  /** While suspended, time does not count: a payment is running. [C-61] */
  readonly suspend: (suspended: boolean) => void
  readonly stop: () => void
}

/** Runs `onIdle` once when nobody touched anything for `idleMs`. */
export function watchIdle(onIdle: () => void, idleMs: number = kioskIdleMs): IdleWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let suspended = false

  function restart(): void {
    clearTimeout(timer)
    if (!suspended) timer = setTimeout(onIdle, idleMs)
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
