import type { CartSource } from '@touchline/contract/client'
import { useEffect } from 'react'
import { environment } from './environment.ts'
import { observable } from './observable.ts'
import { deskSource, isAtDesk } from './session/counter.ts'
import { currentSession } from './session/session.ts'
import { useSession } from './session/use-session.ts'
import { useObservable } from './use-observable.ts'

const other = observable<CartSource | null>(null)

/** The basket that is filled and paid: the site's own, that of the desk for staff, unless a page is about another. [S7-074, O-12, O-209] */
export function basketInUse(): CartSource {
  return other.get() ?? (isAtDesk(currentSession()) ? deskSource : environment().site.basketSource)
}

/** Renders again when another basket is the one in use. */
export function useBasketChanges(): void {
  useObservable(other)
  useSession()
}

export function useBasketInUse(): CartSource {
  useBasketChanges()
  return basketInUse()
}

/** Makes another basket the one in use for as long as the page lives; answers whether it is yet. */
export function useOtherBasket(source: CartSource): boolean {
  useEffect(() => {
    other.set(source)
    return () => other.set(null)
  }, [source])
  return useObservable(other) === source
}
