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
    const before = known.current
    known.current = cart
    // A basket that has only now been read has not changed: what depends on it was read at the same time.
    if (before !== null && cart !== null && before !== cart) void latest.current()
  }, [cart])
}
