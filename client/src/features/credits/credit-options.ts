import type { CreditType, Cart as WireCart } from '@touchline/contract/client'
import type { Camel } from '../../api/keys.ts'

type Credit = Camel<WireCart>['credits'][number]

/** One kind of credit as the checkout offers it; amounts in minor units. */
export type CreditOption = {
  readonly type: CreditType
  readonly available: number
  /** The most that this basket can still take of it, beside the credit of the other kind. */
  readonly applicable: number
  readonly reserved: number
}

/** Nothing is reserved where the platform does not say so. */
const amountOf = (reserved: Credit['reserved']): number => reserved?.value ?? 0

/**
 * What can be paid with credit: kinds that the customer has something of, membership credit first. Both kinds together
 * never cover more than the balance. [P3-015, P3-016, O-42]
 */
export function creditOptions(credits: readonly Credit[], balance: number): readonly CreditOption[] {
  const reservedInAll = credits.reduce((sum, { reserved }) => sum + amountOf(reserved), 0)
  return credits
    .map(({ type, totalAvailable, maxApplicable, reserved }) => ({
      type,
      available: totalAvailable.value,
      applicable: Math.max(0, Math.min(maxApplicable.value, balance - (reservedInAll - amountOf(reserved)))),
      reserved: amountOf(reserved),
    }))
    .filter(({ available, reserved }) => available > 0 || reserved > 0)
    .toSorted((a, b) => Number(b.type === 'membership') - Number(a.type === 'membership'))
}
