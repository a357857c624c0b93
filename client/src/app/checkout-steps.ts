import { useEffect } from 'react'
import { observable, useObservable } from './observable.ts'

const asking = observable<number | null>(null)

/** Says that this basket asks who is coming: the steps of its checkout name that from then on; nothing while it is null. [O-05] */
export function useAttendeesStep(cartId: number | null): void {
  useEffect(() => {
    if (cartId !== null) asking.set(cartId)
  }, [cartId])
}

/** Whether this basket has asked who is coming. */
export function useHasAttendeesStep(cartId: number | null): boolean {
  const askingId = useObservable(asking)
  return cartId !== null && askingId === cartId
}
