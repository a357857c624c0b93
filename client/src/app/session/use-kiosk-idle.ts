import { useCallback, useEffect, useState } from 'react'
import { environment } from '../environment.ts'
import { watchIdle } from './idle.ts'
import { observable } from '../observable.ts'
import { useObservable } from '../use-observable.ts'
import { logOut } from './log-out.ts'
import { currentSession } from './session.ts'

const paymentRunning = observable(false)

/** Told by the checkout: from authorising to completing no kiosk is idle. [C-61] */
export function setPaymentRunning(running: boolean): void {
  paymentRunning.set(running)
}

export function isPaymentRunning(): boolean {
  return paymentRunning.get()
}

// The card form is another page: what is typed there is only heard of by its messages.
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'message'] as const

// The end of a press or a key: what went away at its beginning would leave the rest of it to whatever lies below.
const answers = ['click', 'keyup'] as const

/** Nobody is logged in and the home is shown: there is nothing that could be lost. */
function isUnused(homeUrl: string): boolean {
  return !currentSession().loggedIn && window.location.href === new URL(homeUrl, window.location.href).href
}

export type KioskIdle = {
  /** The visit ends soon, and somebody may have something to lose. */
  readonly isEnding: boolean
  readonly stay: () => void
}

/**
 * In kiosk mode: a visit is ending after 60 idle seconds; after 90 logs out and goes to the kiosk's home. Any sign of life
 * begins the time anew. [S4-049, S4-050, C-61]
 */
export function useKioskIdle(): KioskIdle {
  const suspended = useObservable(paymentRunning)
  const [isEnding, setEnding] = useState(false)
  const stay = useCallback(() => setEnding(false), [])
  useEffect(() => {
    const { modes, config } = environment()
    if (!modes.kiosk) return undefined
    const watch = watchIdle({
      onEnding: () => setEnding(!isUnused(config.kiosk.homeUrl)),
      onIdle: () => void logOut().finally(() => window.location.assign(config.kiosk.homeUrl)),
    })
    watch.suspend(suspended)
    const options = { passive: true, capture: true } as const
    for (const sign of signsOfLife) window.addEventListener(sign, watch.touch, options)
    for (const end of answers) window.addEventListener(end, stay, options)
    return () => {
      watch.stop()
      for (const sign of signsOfLife) window.removeEventListener(sign, watch.touch, options)
      for (const end of answers) window.removeEventListener(end, stay, options)
    }
  }, [suspended, stay])
  return { isEnding, stay }
}
