import { lifetimes } from '../lifetimes.ts'
import type { GivenBack } from '../providers/provider.ts'
import type { RefundRow } from './tables.ts'

type Asked = Pick<RefundRow, 'uuid' | 'amount' | 'state' | 'gatewayRefundId' | 'createdAt'>

/** Whether the provider still knows the key under which a refund is asked for first, if it ever had it. */
export function isKeyKnown({ createdAt }: Pick<Asked, 'createdAt'>, now: number): boolean {
  return now < createdAt + lifetimes.commandKey
}

/**
 * Which of the refunds that a payment tells of is one that was asked for without an answer: one as large that none of
 * `known`, all that were asked for of the payment, has the name of. `missing`: none, so that it was not given. `unclear`:
 * it may as well be another one's that is as large, which will have an answer as long as its key is known; after that
 * one is as good as the other.
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
