import { type MinorUnits, plus, zero } from '@touchline/money'
import type { Reads } from '../../repositories.ts'
import { grantOf } from '../ledger/index.ts'

/** Membership credit spent on orders; orders without any are absent. */
export async function readMembershipPaid(
  reads: Reads,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, MinorUnits>> {
  if (orderIds.length === 0) return new Map()
  const entries = await reads.ledger.entriesOf({ movementIds: orderIds.map((id) => `order:${id}` as const) })
  const draws = entries.flatMap(({ movementId, account, amount }) => {
    const grantId = grantOf(account)
    return grantId === undefined ? [] : [{ orderId: Number(movementId.slice('order:'.length)), grantId, amount }]
  })
  if (draws.length === 0) return new Map()
  const grants = await reads.credits.byIds({ ids: [...new Set(draws.map(({ grantId }) => grantId))] })
  const ofMembership = new Set(grants.filter(({ type }) => type === 'membership').map(({ id }) => id))
  const paid = new Map<number, MinorUnits>()
  for (const { orderId, grantId, amount } of draws) {
    if (ofMembership.has(grantId)) paid.set(orderId, plus(paid.get(orderId) ?? zero, amount))
  }
  return paid
}
