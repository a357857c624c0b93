import type { AvailableCredit } from '@touchline/contract'
import type { Currency, MinorUnits } from '@touchline/money'
import type { Reads } from '../../repositories.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import { type CreditView, viewCredit } from './credit.ts'

type Question = {
  readonly userId: number
  /** The basket that asks; undefined before there is one. */
  readonly cartId: number | undefined
  readonly balance: MinorUnits
  readonly now: number
}

/** The user's credit as one basket sees it, membership credit first. [P3-015, O-42] */
export async function availableCredit(
  reads: Reads,
  { userId, cartId, balance, now }: Question,
): Promise<readonly CreditView[]> {
  const grants = await reads.credits.usableBy({ userId, now })
  const reservations = await reads.credits.reservedBy({ userId })
  return viewCredit({ grants, reservations, cartId, balance })
}

/** [P3-016] */
export function presentAvailableCredit(view: CreditView, currency: Currency): AvailableCredit {
  return {
    type: view.type,
    total_available: presentPrice(view.totalAvailable, currency),
    max_applicable: presentPrice(view.maxApplicable, currency),
    reserved: presentPrice(view.reserved, currency),
  }
}
