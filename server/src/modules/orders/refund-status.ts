import type { RefundStatus, TenderType } from '@touchline/contract'
import { type MinorUnits, sumOf, zero } from '@touchline/money'

/** A part of an order that has come back. */
export type Returned = { readonly tenderType: TenderType; readonly amount: MinorUnits }

/**
 * What is said of an order by what has come back of it: all or a part as money or credit, something outside of the
 * platform only, or both. Null when nothing has. [O-32, S3-018]
 */
export function refundStatusOf(total: MinorUnits, returned: readonly Returned[]): RefundStatus | null {
  const outside = sumOf(returned.filter(isOutside))
  const inside = sumOf(returned.filter((part) => !isOutside(part)))
  if (outside > zero) return inside > zero ? 'mixed' : 'off-system'
  if (inside === zero) return null
  return inside >= total ? 'full' : 'partial'
}

const isOutside = ({ tenderType }: Returned) => tenderType === 'off-system'
