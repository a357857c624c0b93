import { useEffect, useRef } from 'react'
import type { Cart } from '../../../features/carts/cart.ts'

/** Reads again whatever depends on the basket when it is read, changed or paid: places change with it. */
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
