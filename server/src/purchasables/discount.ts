import type { MinorUnits } from '@touchline/money'

/** A ticket's price by the membership that a customer showed. */
export type Discount = {
  readonly customerId: number
  readonly reference: string
  /** The ticket's price without the discount. */
  readonly instead: MinorUnits
}
