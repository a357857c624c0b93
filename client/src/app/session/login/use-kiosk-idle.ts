import { useCallback, useEffect, useState } from 'react'
import { environment } from '../../environment.ts'
import { watchIdle } from './idle.ts'
import { observable } from '../../../browser/observable.ts'
import { useObservable } from '../../../browser/use-observable.ts'
import { kioskHome, leaveKiosk } from './leave-kiosk.ts'
import { currentSession } from '../session.ts'

const paymentRunning = observable(false)

/** Set by the checkout: no kiosk is idle from authorising to completing. */
export function setPaymentRunning(running: boolean): void {
  paymentRunning.set(running)
}

export function isPaymentRunning(): boolean {
  return paymentRunning.get()
}

// The card form is another document, which only its messages reveal.
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'message'] as const

// The end of a press: removing the target at its start would give the rest of it to the element below.
const answers = ['click', 'keyup'] as const

// Of a card form, only its messages tell.
const changes = ['input', 'message'] as const

/** Nobody is logged in and the kiosk's first page shows: nothing can be lost. */
function isUnused(): boolean {
  const { modes, site } = environment()
  const { href, pathname } = window.location
  const centre = modes.kiosk?.centre ?? null
  const isFirst = centre !== null && pathname === site.paths.kiosk(centre)
  return !currentSession().loggedIn && (isFirst || href === new URL(kioskHome(), href).href)
}

export type KioskIdle = {
  /** The visit ends soon, and something may be lost. */
  readonly isEnding: boolean
  /** Something was typed or chosen on the present page, which the end loses. */
  readonly hasTyped: boolean
  readonly stay: () => void
}

/**
 * In kiosk mode: warns after 60 idle seconds; after 90 logs out and opens the kiosk's home. Any sign of life restarts
 * the clock.
 */
export function useKioskIdle(): KioskIdle {
  const suspended = useObservable(paymentRunning)
  const [isEnding, setEnding] = useState(false)
  const [hasTyped, setHasTyped] = useState(false)
  const stay = useCallback(() => setEnding(false), [])
  useEffect(() => {
    if (!environment().modes.kiosk) return undefined
    let typedAt: string | null = null
    const noteTyped = (): void => {
      typedAt = window.location.pathname
    }
    const watch = watchIdle({
      onEnding: () => {
        setHasTyped(typedAt === window.location.pathname)
        setEnding(!isUnused())
      },
      onIdle: leaveKiosk,
    })
    watch.suspend(suspended)
    const options = { passive: true, capture: true } as const
    // After the pressed button's own handler, which the removal of the question would lose.
    const passive = { passive: true } as const
    for (const sign of signsOfLife) window.addEventListener(sign, watch.touch, options)
    for (const end of answers) window.addEventListener(end, stay, passive)
    for (const change of changes) window.addEventListener(change, noteTyped, options)
    return () => {
      watch.stop()
      for (const sign of signsOfLife) window.removeEventListener(sign, watch.touch, options)
      for (const end of answers) window.removeEventListener(end, stay)
      for (const change of changes) window.removeEventListener(change, noteTyped, options)
    }
  }, [suspended, stay])
  return { isEnding, hasTyped, stay }
}
