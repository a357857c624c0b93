import type { CartSource, CreditType, Entity } from '@touchline/contract/client'
import { useState } from 'react'
import { applyCredit } from '@touchline/contract/calls/credits'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import type { Read } from '../../api/keys.ts'
import { useActingFor } from '../../app/session/use-session.ts'
import { showToast } from '../../app/toasts/toasts.ts'
import { useErrorToast } from '../../app/toasts/use-error-toast.ts'

type WireCart = Entity<'Cart'>

type Cart = Read<WireCart>

export type ApplyCredit = {
  /** The kind that is being applied or taken back. */
  readonly busy: CreditType | null
  /** Sets an amount (minor units) of one kind aside for the basket; 0 takes it back. */
  readonly apply: (type: CreditType, amount: number) => Promise<void>
}

/** Paying with credit, with what the customer is told about it. [P7-042, S8-033, S8-039, S8-040] */
export function useApplyCredit(source: CartSource, onApplied: (cart: Cart) => void): ApplyCredit {
  const { t } = useTranslation(['checkout', 'common'])
  const showError = useErrorToast()
  const { purchasedForUserId: selectedUserId } = useActingFor()
  const [busy, setBusy] = useState<CreditType | null>(null)

  async function apply(type: CreditType, amount: number): Promise<void> {
    setBusy(type)
    try {
      onApplied(await call(applyCredit, { body: { credits: [{ type, amount }], source, selectedUserId } }))
      showToast({ type: 'success', content: t(amount > 0 ? 'checkout:credit.applied' : 'checkout:credit.takenBack') })
    } catch (error) {
      showError(error, { text: t('common:errors.creditNotApplied') })
    }
    setBusy(null)
  }

  return { busy, apply }
}
