import { useEffect } from 'react'
import { drafts } from '../ui/forms/drafts.ts'
import { observable } from './observable.ts'
import { useObservable } from './use-observable.ts'

// Nothing asks any more once all has been said: that it did is kept with the tab, so that a reload shows the same steps.
const slot = { form: 'steps/who-is-coming', person: null } as const
const asking = observable<unknown>(drafts.take(slot))

/** Says that this basket asks who is coming: the steps of its checkout name that from then on; nothing while it is null. [O-05] */
export function useAttendeesStep(cartId: number | null): void {
  useEffect(() => {
    if (cartId === null) return
    drafts.keep(slot, cartId)
    asking.set(cartId)
  }, [cartId])
}

/** Whether this basket has asked who is coming. */
export function useHasAttendeesStep(cartId: number | null): boolean {
  const askingId = useObservable(asking)
  return cartId !== null && askingId === cartId
}
