import { minorUnits, type MinorUnits, sum } from '@touchline/money'

/**
 * The membership credit in each part of an order: proportional, to the penny, never more than the part's price, and
 * adding up to `paid`. The result does not depend on the order of calls. [O-32]
 */
export function membershipShares(paid: MinorUnits, parts: readonly MinorUnits[]): readonly MinorUnits[] {
  const total = sum(parts)
  if (paid === 0 || total === 0) return parts.map(() => minorUnits(0))
  const upTo = (amount: number) => Math.floor((paid * amount) / total)
  let before = 0
  return parts.map((part) => {
    const share = upTo(before + part) - upTo(before)
    before += part
    return minorUnits(share)
  })
}
