import type { CartSource } from '@touchline/contract/client'
import { useEffect } from 'react'
import { basketInUse, otherBasket } from './basket-in-use.ts'
import { useSession } from '../session/use-session.ts'
import { useObservable } from '../../browser/use-observable.ts'

/** Renders again when another basket is in use. */
export function useBasketChanges(): void {
  useObservable(otherBasket)
  useSession()
}

export function useBasketInUse(): CartSource {
  useBasketChanges()
  return basketInUse()
}

/** Uses another basket while the page is mounted; answers whether it is in use yet. */
export function useOtherBasket(source: CartSource): boolean {
  useEffect(() => {
    otherBasket.set(source)
    return () => otherBasket.set(null)
  }, [source])
  return useObservable(otherBasket) === source
}
