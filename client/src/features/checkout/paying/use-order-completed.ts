import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useTranslation } from 'react-i18next'
import { basketInUse } from '../../../app/basket/basket-in-use.ts'
import { environment } from '../../../app/environment.ts'
import { isAtDesk } from '../../../app/session/counter.ts'
import { readUserQuietly } from '../../../app/session/read-user-quietly.ts'
import { currentSession } from '../../../app/session/session.ts'
import { dependsOnIdentity } from '../../../app/answers/use-refresh.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { isBasketInUse } from '../../carts/use-basket.ts'
import { dropSentBookings } from '../../occurrences/booking/draft/booking-draft.ts'
import { completionTarget } from '../../payments/completion-target.ts'
import { drafts } from '../../../ui/forms/drafts.ts'
import { checkoutDraft } from '../use-checkout-form.ts'

/**
 * Goes on after an order: to the third party that sent the customer (`visitedFrom`), else to the confirmation; Back
 * does not return to the payment. The change due in cash, in minor units, goes along. [P2-003, P2-004, S8-034, O-17]
 */
export function useOrderCompleted(visitedFrom: string | null): (orderId: number, change?: number) => void {
  const { t } = useTranslation(['checkout'])
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  return (orderId, change) => {
    dropSentBookings()
    const { config, modes } = environment()
    drafts.dropAll(checkoutDraft)
    // Charges are paid and credit is spent, so everything that depends on them is read again.
    void readUserQuietly()
    // A recent answer would not be read again automatically although it is older than the order. The basket was read
    // again by whoever placed it, even after this page was left.
    void mutate((key) => dependsOnIdentity(key) && !isBasketInUse(key))
    const target = completionTarget({
      orderId,
      source: basketInUse(),
      isKiosk: modes.kiosk !== null,
      // Staff stay at the desk.
      successAddress: isAtDesk(currentSession()) ? null : (visitedFrom ?? config.successAddress),
      origin: window.location.origin,
    })
    if (target.kind === 'address') return window.location.assign(target.url)
    showToast({ type: 'success', content: t('checkout:page.completed') })
    void navigate(target.path, { replace: true, ...(change === undefined ? {} : { state: { change } }) })
  }
}
