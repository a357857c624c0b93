import { useRef, useState } from 'react'
import { openLoginModal } from '../../app/session/login/login-modal.ts'
import { useActingFor, useSession } from '../../app/session/use-session.ts'
import { showToast } from '../../app/toasts/toasts.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'
import type { Sent } from '@touchline/contract/client'
import { useTranslation } from 'react-i18next'
import type { Camel } from '../../api/keys.ts'
import { goToField } from '../../ui/focus/move-focus.ts'
import type { Package } from './package.ts'
import { usePackageText } from './use-package-text.ts'

type AddItem = Sent<'AddItem'>

type Stage = 'choosing' | 'basket' | 'checkout' | 'added'

type Options = {
  readonly of: Package
  /** The page to pay charges first; null without any. */
  readonly payFirstAt: string | null
  /** The attendee chooser of the page where one must be chosen; null where it is known. */
  readonly askedAt: string | null
  /** Adds the item to the basket; throws an ApiError. */
  readonly add: (item: Camel<AddItem>) => Promise<unknown>
  readonly refresh: () => Promise<void>
  readonly goToCheckout: () => void
}

/** The logic between a package and the basket. Visitors log in first. */
export function usePackageBooking({ of: one, payFirstAt, askedAt, add, refresh, goToCheckout }: Options) {
  const { t } = useTranslation(['checkout', 'courses'])
  const [stage, setStage] = useState<Stage>('choosing')
  const [told, setTold] = useState(false)
  // The second press of a double click comes before the screen shows the first.
  const sending = useRef(false)
  const showError = useErrorToast()
  const { loggedIn } = useSession()
  const { purchasedForUserId } = useActingFor()
  const closed = usePackageText().closed(one)
  const optionId = one.pricingOption?.id ?? null

  async function buy(onward: 'basket' | 'checkout'): Promise<void> {
    if (sending.current || closed !== null || optionId === null) return
    if (!loggedIn) return openLoginModal()
    if (payFirstAt !== null) return goToField(payFirstAt)
    if (askedAt !== null) {
      setTold(true)
      return goToField(askedAt)
    }
    sending.current = true
    setStage(onward)
    try {
      await add({ purchasableId: optionId, purchasableType: 'pricingOption', quantity: 1, purchasedForUserId })
    } catch (error) {
      setStage('choosing')
      showError(error, { title: t('courses:booking.failedTitle'), text: t('courses:booking.failed') })
      // It may be sold out, or its price has changed.
      void refresh()
      return
    } finally {
      sending.current = false
    }
    setStage('added')
    // The checkout shows what was added. [O-530]
    if (onward === 'checkout') return goToCheckout()
    showToast({ type: 'success', content: t('checkout:basket.toasts.added') })
    void refresh()
  }

  return { stage, closed, payFirstAt, personMissing: told && askedAt !== null, buy, again: () => setStage('choosing') }
}

export type PackageBooking = ReturnType<typeof usePackageBooking>
