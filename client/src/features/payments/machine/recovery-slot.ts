import { cartSources, paymentProviders, tenderTypes } from '@touchline/contract/client'
import { isJson, readByShape } from '../../../api/read-answer.ts'
import type { Shape } from '../../../api/shape.ts'
import type { Recovery } from './payment-details.ts'

const slotName = 'touchline.payment'

const shape: Shape = {
  'transactionUuid!': 's',
  'transactionId!': 's',
  'provider!': 's',
  'providerName!': 's',
  'stage!': 's',
  'display~': 's',
  'completion!': {
    'itemHash!': 's',
    'source!': 's',
    'selectedUserId~': 'w',
    'terms!': 'b',
    completedWaivers: [{ 'restrictionId!': 'w', 'userId!': 'w', 'agreed!': 'b' }],
    payments: [{ 'tenderType!': 's', 'amount!': 'w' }],
  },
  'startedAt!': 'n',
}

/** The words that this site writes. */
function isOfThisSite({ transactionUuid, transactionId, providerName, ...kept }: Recovery): boolean {
  return (
    [transactionUuid, transactionId, providerName].every((text) => text !== '') &&
    paymentProviders.includes(kept.provider) &&
    ['challenge', 'completion'].includes(kept.stage) &&
    [null, 'modal', 'redirect'].includes(kept.display) &&
    cartSources.includes(kept.completion.source) &&
    kept.completion.completedWaivers.every(({ agreed }) => agreed) &&
    kept.completion.payments.every(({ tenderType }) => tenderTypes.includes(tenderType))
  )
}

type SlotOf = {
  readonly visitId?: string | null
  /** Who pays at this moment; null for nobody in particular. */
  readonly userId?: () => number | null
}

/** Where a payment under way is kept across a reload. It never holds card data. */
export type RecoverySlot = {
  readonly read: () => Recovery | null
  readonly write: (recovery: Recovery) => void
  /** Whether what is kept is of this person, or of nobody in particular. */
  readonly isOf: (userId: number) => boolean
  readonly clear: () => void
}

function recoveryIn(text: string | null): Recovery | null {
  if (text === null) return null
  try {
    let isWhole = true
    const reading = readByShape(shape, JSON.parse(text), () => (isWhole = false))
    if (!reading.isReadable || !isWhole) return null
    // It has the shape; its words are looked at next.
    const recovery = reading.value as Recovery
    return isOfThisSite(recovery) ? recovery : null
  } catch {
    return null
  }
}

/** Who has written it, where that was known. */
function payerIn(text: string | null): unknown {
  const kept: unknown = recoveryIn(text) === null ? null : JSON.parse(text ?? '')
  return isJson(kept) ? (kept['userId'] ?? null) : null
}

/**
 * A slot in the browser's storage of this tab; other tabs never see it. A browser that refuses storage costs the
 * recovery after a reload, not the payment, so its refusals are passed over. Every visit has a slot of its own: its payment
 * can be completed by nobody else.
 */
export function recoverySlot(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  { visitId = null, userId = () => null }: SlotOf = {},
): RecoverySlot {
  const name = visitId === null ? slotName : `${slotName}.${visitId}`
  function attempt<T>(access: () => T, otherwise: T): T {
    try {
      return access()
    } catch {
      return otherwise
    }
  }
  return {
    read: () => recoveryIn(attempt(() => storage().getItem(name), null)),
    isOf(reader) {
      const payer = payerIn(attempt(() => storage().getItem(name), null))
      return payer === null || payer === reader
    },
    write: (recovery) =>
      attempt(() => storage().setItem(name, JSON.stringify({ ...recovery, userId: userId() })), undefined),
    clear: () => attempt(() => storage().removeItem(name), undefined),
  }
}
