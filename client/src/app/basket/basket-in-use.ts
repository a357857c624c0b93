import type { CartSource } from '@touchline/contract/client'
import { environment } from '../environment.ts'
import { observable } from '../../browser/observable.ts'
import { deskSource, isAtDesk } from '../session/counter.ts'
import { currentSession } from '../session/session.ts'

/** The basket that a page is about; null for the site's own. */
export const otherBasket = observable<CartSource | null>(null)

/** The basket in use: the site's own, the desk's for staff, or the one a page names. */
export function basketInUse(): CartSource {
  return otherBasket.get() ?? (isAtDesk(currentSession()) ? deskSource : environment().site.basketSource)
}
