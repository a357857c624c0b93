import { addItems, clearCart } from '@touchline/contract/calls/carts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { currentSession } from '../../app/session/session.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'

/** The basket of guest passes. */
export const passesSource = 'online-guest-passes'

type Buying = {
  /** The pricing option being added. */
  readonly busy: number | null
  readonly buy: (pricingOptionId: number) => Promise<void>
}

/** Puts passes alone into their basket, replacing an unpaid choice, and opens the checkout. */
export function useBuyPasses(goToCheckout: () => void): Buying {
  const { t } = useTranslation(['checkout'])
  const showError = useErrorToast()
  const [busy, setBusy] = useState<number | null>(null)
  // The second press of a double click comes before the screen shows the first.
  const sending = useRef(false)

  async function buy(pricingOptionId: number): Promise<void> {
    const userId = currentSession().user?.id
    if (sending.current || userId === undefined) return
    sending.current = true
    setBusy(pricingOptionId)
    const params = { userId, source: passesSource } as const
    const item = { purchasableId: pricingOptionId, purchasableType: 'pricingOption', quantity: 1 } as const
    try {
      await call(clearCart, { params })
      await call(addItems, { params, body: { items: [{ ...item, applyBenefit: true }] } })
      goToCheckout()
    } catch (error) {
      showError(error, { text: t('checkout:guestPasses.buyFailed') })
    } finally {
      sending.current = false
      setBusy(null)
    }
  }

  return { busy, buy }
}
