import { sum } from '@touchline/money'
import type { MinorUnits } from '@touchline/money'
import type { PriceLine } from './course-price-lines.ts'

/** What a booking costs in all, in minor units; null where there is no price. [S2-180, S9-030, S9-033] */
export function courseTotal(lines: readonly PriceLine[]): MinorUnits | null {
  return lines.length === 0 ? null : sum(lines.map(({ amount }) => amount))
}
