import { useEffect, useRef } from 'react'
import type { Cart } from '../cart.ts'

export const basketNoticesId = 'basket-notices'

/**
 * Leads to what the platform has changed in the basket while a page was open. It stands where nobody may be looking: whoever
 * types a card's number is far below, and what they typed into may be gone. What was told before the page opened waits. [O-88]
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
