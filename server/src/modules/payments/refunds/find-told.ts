import { lifetimes } from '../lifetimes.ts'
import type { GivenBack } from '../providers/provider.ts'
import type { RefundRow } from './tables.ts'

type Asked = Pick<RefundRow, 'uuid' | 'amount' | 'state' | 'gatewayRefundId' | 'createdAt'>

/** Whether the provider still remembers the key of a refund's first request. */
export function isKeyKnown({ createdAt }: Pick<Asked, 'createdAt'>, now: number): boolean {
  return now < createdAt + lifetimes.commandKey
}

/**
 * Finds the provider's refund that belongs to an unanswered request: one of the same amount whose id no `known` refund
 * has. `missing`: there is none, so the money was not refunded. `unclear`: it may belong to another open request of the
 * same amount, which gets its answer while its key is remembered; after that either may have it.
 */
export function findTold(
  refund: Asked,
  { told, known, now }: { readonly told: readonly GivenBack[]; readonly known: readonly Asked[]; readonly now: number },
): GivenBack | 'missing' | 'unclear' {
  const names = new Set(known.map(({ gatewayRefundId }) => gatewayRefundId))
  const nameless = told.find(({ refundId, amount }) => amount === refund.amount && !names.has(refundId))
  if (!nameless) return 'missing'
  const isAnothers = known.some(
    (other) =>
      other.uuid !== refund.uuid &&
      other.amount === refund.amount &&
      other.state === 'pending' &&
      other.gatewayRefundId === null &&
      isKeyKnown(other, now),
  )
  return isAnothers ? 'unclear' : nameless
}
