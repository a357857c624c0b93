import type { CartSource } from '@touchline/contract/client'
import { environment } from './environment.ts'
import { observable } from './observable.ts'
import { deskSource, isAtDesk } from './session/counter.ts'
import { currentSession } from './session/session.ts'

/** The basket that a page is about; null for the site's own. */
export const otherBasket = observable<CartSource | null>(null)

/** The basket that is filled and paid: the site's own, that of the desk for staff, unless a page is about another. [S7-074, O-12, O-209] */
export function basketInUse(): CartSource {
  return otherBasket.get() ?? (isAtDesk(currentSession()) ? deskSource : environment().site.basketSource)
}
