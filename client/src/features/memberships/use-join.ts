import type { Sent } from '@touchline/contract/client'
import { useTranslation } from 'react-i18next'
import type { Camel } from '../../api/keys.ts'
import { openLoginModal } from '../../app/session/login/login-modal.ts'
import { useActingFor, useSession } from '../../app/session/use-session.ts'
import { showToast } from '../../app/toasts/toasts.ts'
import { useBusy } from '../../app/answers/use-busy.ts'

type Line = {
  readonly membershipType?: { readonly id?: number | null } | null
  readonly purchasedForUserId?: number | null
}

/** Whether a basket holds a membership for a person; a line without a name is for the owner. */
export function isWaiting(
  lines: readonly Line[],
  {
    typeId,
    subjectId,
    ownerId,
  }: { readonly typeId: number; readonly subjectId: number | null; readonly ownerId: number },
): boolean {
  return lines.some((line) => line.membershipType?.id === typeId && (line.purchasedForUserId ?? ownerId) === subjectId)
}

type AddItem = Sent<'AddItem'>

type Options = {
  /** Adds the item to the basket; throws an ApiError. */
  readonly add: (item: Camel<AddItem>) => Promise<unknown>
  readonly onAdded: () => void
  /** Shows the refusal in place; by default a toast does. */
  readonly onRefused?: (error: unknown) => void
}

/** Adds a membership with its home venue, or the renewal of one, to the basket. Visitors log in first. */
export function useJoin({ add, onAdded, onRefused }: Options) {
  const { t } = useTranslation(['checkout'])
  const { busy, run } = useBusy()
  const { loggedIn } = useSession()
  const { purchasedForUserId } = useActingFor()

  async function put(purchasableId: string | number): Promise<void> {
    if (!loggedIn) return openLoginModal()
    try {
      await add({ purchasableId, purchasableType: 'membershipRenewal', quantity: 1, purchasedForUserId })
    } catch (error) {
      if (!onRefused) throw error
      return onRefused(error)
    }
    showToast({ type: 'success', content: t('checkout:basket.toasts.added') })
    onAdded()
  }

  return {
    busy,
    join: (typeId: number, venueId: number) => run(() => put(`${typeId}-${venueId}`)),
    renew: (membershipId: number) => run(() => put(membershipId)),
  }
}
