import type { AddItem } from '@touchline/contract/client'
import { useRef, useState } from 'react'
import type { Camel } from '../../api/keys.ts'
import { openLoginModal } from '../../app/session/login-modal.ts'
import { useActingFor, useSession } from '../../app/session/use-session.ts'
import { showToast } from '../../app/toasts/toasts.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'
import { useTexts } from '../../i18n/use-texts.ts'

type Options = {
  /** Puts the item into the basket; throws an ApiError. */
  readonly add: (item: Camel<AddItem>) => Promise<unknown>
  readonly onAdded: () => void
  /** Says why it cannot be had, in the place where it was asked for; a toast does unless given. */
  readonly onRefused?: (error: unknown) => void
}

/** Puts a membership with its home venue into the basket. Visitors are asked to log in first. [O-174, S6-002] */
export function useJoin({ add, onAdded, onRefused }: Options) {
  const { t } = useTexts()
  const [busy, setBusy] = useState(false)
  // The second press of a double click comes before the screen knows of the first. [S9-010]
  const sending = useRef(false)
  const showError = useErrorToast()
  const { loggedIn } = useSession()
  const { purchasedForUserId } = useActingFor()

  async function join(typeId: number, venueId: number): Promise<void> {
    if (sending.current) return
    if (!loggedIn) return openLoginModal()
    sending.current = true
    setBusy(true)
    try {
      const purchasableId = `${typeId}-${venueId}`
      await add({ purchasableId, purchasableType: 'membershipRenewal', quantity: 1, purchasedForUserId })
    } catch (error) {
      return onRefused ? onRefused(error) : showError(error)
    } finally {
      sending.current = false
      setBusy(false)
    }
    showToast({ type: 'success', content: t('checkout:basket.toasts.added') })
    onAdded()
  }

  return { busy, join }
}
