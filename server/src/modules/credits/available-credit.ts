import type { AvailableCredit } from '@touchline/contract'
import type { Currency, MinorUnits } from '@touchline/money'
import type { Reads } from '../../repositories.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import { type CreditFacts, type CreditView, viewCredit } from './credit.ts'

type Question = {
  readonly userId: number
  /** The asking basket; undefined before there is one. */
  readonly cartId: number | undefined
  readonly balance: MinorUnits
  readonly now: number
}

/** The user's credit as one basket sees it, membership credit first. */
export async function availableCredit(
  reads: Reads,
  { userId, cartId, balance, now }: Question,
): Promise<readonly CreditView[]> {
  return viewCredit({ ...(await readCreditOf(reads, { userId, now })), cartId, balance })
}

/** The user's spendable credit and all reservations of it, in one reading for several views. */
export async function readCreditOf(
  reads: Reads,
  { userId, now }: Pick<Question, 'userId' | 'now'>,
): Promise<Pick<CreditFacts, 'grants' | 'reservations'>> {
  const grants = await reads.credits.usableBy({ userId, now })
  return { grants, reservations: await reads.credits.reservedBy({ userId }) }
}

export function presentAvailableCredit(view: CreditView, currency: Currency): AvailableCredit {
  return {
    type: view.type,
    total_available: presentPrice(view.totalAvailable, currency),
    max_applicable: presentPrice(view.maxApplicable, currency),
    reserved: presentPrice(view.reserved, currency),
  }
}
