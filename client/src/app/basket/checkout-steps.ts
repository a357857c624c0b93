import { useEffect } from 'react'
import { drafts } from '../../ui/forms/drafts.ts'
import { observable } from '../../browser/observable.ts'
import { useObservable } from '../../browser/use-observable.ts'

// Kept with the tab, so that a reload after all answers are given still shows the same steps.
const slot = { form: 'steps/who-is-coming', person: null } as const
const asking = observable<unknown>(drafts.take(slot))

/**
 * Records that this basket asks for attendees, so that its checkout shows that step; nothing while `cartId` is null.
 */
export function useAttendeesStep(cartId: number | null): void {
  useEffect(() => {
    if (cartId === null) return
    drafts.keep(slot, cartId)
    asking.set(cartId)
  }, [cartId])
}

/** Whether this basket has asked for attendees. */
export function useHasAttendeesStep(cartId: number | null): boolean {
  const askingId = useObservable(asking)
  return cartId !== null && askingId === cartId
}
