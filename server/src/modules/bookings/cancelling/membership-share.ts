import { minorUnits, type MinorUnits, sum } from '@touchline/money'

/**
 * How much of each part of an order was paid with membership credit: in proportion, to the penny, no part more than it
 * cost, and all of them together exactly `paid`. The same however often and in whatever order it is asked. [O-32]
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
