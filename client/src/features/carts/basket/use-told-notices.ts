import { useEffect, useRef } from 'react'
import type { Cart } from '../cart.ts'

export const basketNoticesId = 'basket-notices'

/**
 * Moves to a notice that arrives while a page is open, because it may be out of view, or replace the focused part.
 * Earlier notices stay where they are.
 */
export function useToldNotices(cart: Pick<Cart, 'notices'> | null): void {
  const known = useRef<string>(undefined)
  const told = cart === null ? null : (cart.notices ?? []).join('\n')

  useEffect(() => {
    if (told === null) return
    const before = known.current
    known.current = told
    if (before === undefined || told === '' || told === before) return
    const notices = document.getElementById(basketNoticesId)
    notices?.scrollIntoView({ block: 'center' })
    notices?.focus({ preventScroll: true })
  }, [told])
}
