import type { RefundStatus, TenderType } from '@touchline/contract'
import { type MinorUnits, sumOf, zero } from '@touchline/money'

/** A refunded part of an order. */
export type Returned = { readonly tenderType: TenderType; readonly amount: MinorUnits }

/**
 * The refund status of an order: all or part as money or credit, outside the platform only, or both. Null without
 * refunds. [O-32, S3-018]
 */
export function refundStatusOf(total: MinorUnits, returned: readonly Returned[]): RefundStatus | null {
  const outside = sumOf(returned.filter(isOutside))
  const inside = sumOf(returned.filter((part) => !isOutside(part)))
  if (outside > zero) return inside > zero ? 'mixed' : 'off-system'
  if (inside === zero) return null
  return inside >= total ? 'full' : 'partial'
}

const isOutside = ({ tenderType }: Returned) => tenderType === 'off-system'
