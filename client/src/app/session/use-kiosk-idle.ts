import { useEffect } from 'react'
import { environment } from '../environment.ts'
import { watchIdle } from './idle.ts'
import { observable } from '../observable.ts'
import { useObservable } from '../use-observable.ts'
import { logOut } from './log-out.ts'

const paymentRunning = observable(false)

/** Told by the checkout: from authorising to completing no kiosk is idle. [C-61] */
export function setPaymentRunning(running: boolean): void {
  paymentRunning.set(running)
}

export function isPaymentRunning(): boolean {
  return paymentRunning.get()
}

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const

/** In kiosk mode: after 90 idle seconds logs out and goes to the kiosk's home. [S4-049, S4-050] */
export function useKioskIdle(): void {
  const suspended = useObservable(paymentRunning)
  useEffect(() => {
    const { modes, config } = environment()
    if (!modes.kiosk) return undefined
    const watch = watchIdle(() => {
      void logOut().finally(() => window.location.assign(config.kiosk.homeUrl))
    })
    watch.suspend(suspended)
    const options = { passive: true, capture: true } as const
    for (const sign of signsOfLife) window.addEventListener(sign, watch.touch, options)
    return () => {
      watch.stop()
      for (const sign of signsOfLife) window.removeEventListener(sign, watch.touch, options)
    }
  }, [suspended])
}
