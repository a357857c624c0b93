import { useEffect, useRef } from 'react'
import type { Cart } from '../../features/carts/cart.ts'

/**
 * Reads again what depends on the basket whenever that is read, changed or paid: places are taken and come back with it.
 * [S2-153 to S2-155, S4-041]
 */
export function useReloadWithBasket(cart: Cart | null, refresh: () => Promise<void>): void {
  const known = useRef(cart)
  const latest = useRef(refresh)

  useEffect(() => {
    latest.current = refresh
  })

  useEffect(() => {
    if (known.current === cart) return
    known.current = cart
    void latest.current()
  }, [cart])
}
