/** After this idle time a kiosk is free for the next customer. */
export const kioskIdleMs = 90_000

/** The warning before the end; WCAG 2.2.1 asks for at least twenty seconds. */
export const kioskWarningMs = 30_000

export type IdleWatch = {
  /** Any sign of life. */
  readonly touch: () => void
  /** Stops the clock during a payment. */
  readonly suspend: (suspended: boolean) => void
  readonly stop: () => void
}

type Idling = {
  /** The visit is about to end. */
  readonly onEnding: () => void
  readonly onIdle: () => void
}

/** Runs `onEnding` and, unless there is a touch, `onIdle`: each once, 60 and 90 seconds after the last touch. */
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
