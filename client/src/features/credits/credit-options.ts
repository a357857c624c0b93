import type { CreditType, Entity } from '@touchline/contract/client'
import type { Read } from '../../api/keys.ts'

type WireCart = Entity<'Cart'>

type Cart = Read<WireCart>
type Credit = Cart['credits'][number]

/** The types with a name here. */
const types: readonly CreditType[] = ['membership', 'general']

/** One type of credit in the checkout; amounts in minor units. */
export type CreditOption = {
  readonly type: CreditType
  readonly available: number
  /** The most this basket can still take of it, besides the other type. */
  readonly applicable: number
  readonly reserved: number
}

/**
 * Available types of credit, membership credit first. Both together never exceed the balance. [P3-015, P3-016, O-42]
 */
export function creditOptions(credits: readonly Credit[], balance: number): readonly CreditOption[] {
  const reservedOf = ({ reserved }: Credit): number => reserved?.value ?? 0
  const reservedInAll = credits.reduce((sum, credit) => sum + reservedOf(credit), 0)
  return types
    .flatMap((type) => credits.filter((credit) => credit.type === type).map((credit) => ({ type, credit })))
    .map(({ type, credit }) => {
      const reserved = reservedOf(credit)
      const available = credit.totalAvailable?.value ?? 0
      const most = credit.maxApplicable?.value ?? available
      return {
        type,
        available,
        applicable: Math.max(0, Math.min(most, balance - (reservedInAll - reserved))),
        reserved,
      }
    })
    .filter(({ available, reserved }) => available > 0 || reserved > 0)
}

/** The customer's credit, which the documents have in two places of a basket. [P3.2, S7] */
export function creditsOf({ credits, availableCredit }: Pick<Cart, 'credits' | 'availableCredit'>): readonly Credit[] {
  return credits.length > 0 ? credits : availableCredit
}

/** One type of credit with the amount to reserve of it, in minor units. */
export type CreditShare = { readonly type: CreditType; readonly amount: number }

/** Credit that pays a basket in full, in the order of its types; null where it does not suffice. */
export function creditCovering(options: readonly CreditOption[], balance: number): readonly CreditShare[] | null {
  const shares: CreditShare[] = []
  let left = balance
  for (const { type, applicable } of options) {
    const amount = Math.min(left, applicable)
    if (amount > 0) shares.push({ type, amount })
    left -= amount
  }
  return left > 0 ? null : shares
}
