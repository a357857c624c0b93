import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { basketInUse } from '../../../app/basket/basket-in-use.ts'
import { environment } from '../../../app/environment.ts'
import { isAtDesk } from '../../../app/session/counter.ts'
import { currentSession } from '../../../app/session/session.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { completionTarget } from '../../payments/completion-target.ts'
import { useRefreshAfterOrder } from './use-refresh-after-order.ts'

/**
 * Goes on after an order: to the third party that sent the customer (`visitedFrom`), else to the confirmation; Back
 * does not return to the payment. The change due in cash, in minor units, goes along. [P2-003, P2-004, S8-034, O-17]
 */
export function useOrderCompleted(visitedFrom: string | null): (orderId: number, change?: number) => void {
  const { t } = useTranslation(['checkout'])
  const navigate = useNavigate()
  const refreshAfterOrder = useRefreshAfterOrder()
  return (orderId, change) => {
    const { config, modes } = environment()
    refreshAfterOrder()
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
