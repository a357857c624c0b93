import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useTranslation } from 'react-i18next'
import { basketInUse } from '../../app/basket-in-use.ts'
import { environment } from '../../app/environment.ts'
import { isAtDesk } from '../../app/session/counter.ts'
import { readUserQuietly } from '../../app/session/read-user-quietly.ts'
import { currentSession } from '../../app/session/session.ts'
import { dependsOnIdentity } from '../../app/session/use-refresh-on-session-change.ts'
import { showToast } from '../../app/toasts/toasts.ts'
import { isBasketInUse } from '../carts/use-basket.ts'
import { dropSentBookings } from '../occurrences/booking/booking-drafts.ts'
import { completionTarget } from '../payments/completion-target.ts'
import { drafts } from '../../ui/forms/drafts.ts'
import { checkoutDraft } from './use-checkout-form.ts'

/**
 * Where the customer goes once the order is placed: to the page of a third party that sent them (`visitedFrom`), if one did; Back does not lead to the
 * payment again. What is to be given back of the cash, in minor units, goes along to the page. [P2-003, P2-004, S8-034, O-17]
 */
export function useOrderCompleted(visitedFrom: string | null): (orderId: number, change?: number) => void {
  const { t } = useTranslation(['checkout'])
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  return (orderId, change) => {
    dropSentBookings()
    const { config, modes } = environment()
    drafts.dropAll(checkoutDraft)
    // What was owed is paid now, and credit is spent: what depends on either is lifted.
    void readUserQuietly()
    // An answer of a moment ago is not asked for again by itself, and it is older than the order. Whoever has placed that
    // has read the basket again, also where this page has gone meanwhile.
    void mutate((key) => dependsOnIdentity(key) && !isBasketInUse(key))
    const target = completionTarget({
      orderId,
      source: basketInUse(),
      isKiosk: modes.kiosk !== null,
      // Whoever sells stays at the desk.
      successAddress: isAtDesk(currentSession()) ? null : (visitedFrom ?? config.successAddress),
      origin: window.location.origin,
    })
    if (target.kind === 'address') return window.location.assign(target.url)
    showToast({ type: 'success', content: t('checkout:page.completed') })
    void navigate(target.path, { replace: true, ...(change === undefined ? {} : { state: { change } }) })
  }
}
