import type { CartSource, CreditType, Entity } from '@touchline/contract/client'
import { useState } from 'react'
import { applyCredit } from '@touchline/contract/calls/credits'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { useActingFor } from '../../app/session/use-session.ts'
import { showToast } from '../../app/toasts/toasts.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'
import type { CreditShare } from './credit-options.ts'

type WireCart = Entity<'Cart'>

type Cart = Read<WireCart>

type Of = { readonly source: CartSource; readonly selectedUserId: number | null }

/** Reserves credit for the basket, in minor units of each type; throws an ApiError. */
export function reserveCredit(credits: readonly CreditShare[], { source, selectedUserId }: Of): Promise<Cart> {
  return call(applyCredit, { body: { credits, source, selectedUserId } })
}

export type ApplyCredit = {
  /** The type being applied or removed. */
  readonly busy: CreditType | null
  /** Reserves an amount (minor units) of one type for the basket; 0 releases it. */
  readonly apply: (type: CreditType, amount: number) => Promise<void>
}

/** Pays with credit, with the messages for the customer. */
export function useApplyCredit(source: CartSource, onApplied: (cart: Cart) => void): ApplyCredit {
  const { t } = useTranslation(['checkout', 'common'])
  const showError = useErrorToast()
  const { purchasedForUserId: selectedUserId } = useActingFor()
  const [busy, setBusy] = useState<CreditType | null>(null)

  async function apply(type: CreditType, amount: number): Promise<void> {
    setBusy(type)
    try {
      onApplied(await reserveCredit([{ type, amount }], { source, selectedUserId }))
      showToast({ type: 'success', content: t(amount > 0 ? 'checkout:credit.applied' : 'checkout:credit.takenBack') })
    } catch (error) {
      showError(error, { text: t('common:errors.creditNotApplied') })
    }
    setBusy(null)
  }

  return { busy, apply }
}
