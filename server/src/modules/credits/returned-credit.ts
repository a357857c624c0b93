import { day } from '@touchline/clock'
import { least, minus, sumOf, zero } from '@touchline/money'
import type { Reads } from '../../repositories.ts'
import { grantOf } from '../ledger/index.ts'
import type { CreditPart } from './credit.ts'
import { creditDays } from './grant-credit.ts'
import type { CreditRow } from './tables.ts'

/** Credit that comes back lasts at least this many days more. [O-284] */
const returnedDays = 14

/** The credit that paid an order, soonest end first, and what of the order has come back as credit. */
export type PaidByCredit = {
  readonly draws: readonly Pick<CreditRow, 'type' | 'amount' | 'expiresAt' | 'lengthened'>[]
  readonly returned: readonly CreditPart[]
}

/** An order that no credit paid. */
export const paidByMoney: PaidByCredit = { draws: [], returned: [] }

/** Credit that comes back, by its end. */
export type ReturnedPart = CreditPart & Pick<CreditRow, 'expiresAt' | 'lengthened'>

/**
 * Divides credit that comes back by its end. The credit that paid comes back first and keeps its end; money becomes
 * credit for a year. Credit near its end is lengthened once, and again only after that end. [O-284]
 */
export function endsOf(
  { draws, returned }: PaidByCredit,
  { type, amount }: CreditPart,
  now: number,
): readonly ReturnedPart[] {
  let before = sumOf(returned.filter((part) => part.type === type))
  let left = amount
  const parts: ReturnedPart[] = []
  for (const draw of draws.filter((one) => one.type === type)) {
    const gone = least(before, draw.amount)
    before = minus(before, gone)
    const part = least(left, minus(draw.amount, gone))
    if (part > zero) parts.push({ type, amount: part, ...endFor(draw, now) })
    left = minus(left, part)
  }
  if (left > zero) parts.push({ type, amount: left, expiresAt: now + creditDays * day, lengthened: null })
  return parts
}

function endFor(
  { expiresAt, lengthened }: PaidByCredit['draws'][number],
  now: number,
): Pick<CreditRow, 'expiresAt' | 'lengthened'> {
  const least = now + returnedDays * day
  if (expiresAt === null || expiresAt >= least || (lengthened && expiresAt > now)) return { expiresAt, lengthened }
  return { expiresAt: least, lengthened: true }
}

/** The credit that paid orders; orders without any are absent. */
export async function readPaidByCredit(
  reads: Reads,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, PaidByCredit>> {
  if (orderIds.length === 0) return new Map()
  const entries = await reads.ledger.entriesOf({ movementIds: orderIds.map((id) => `order:${id}` as const) })
  const spent = entries.flatMap(({ movementId, account, amount }) => {
    const grantId = grantOf(account)
    return grantId === undefined ? [] : [{ orderId: Number(movementId.slice('order:'.length)), grantId, amount }]
  })
  if (spent.length === 0) return new Map()
  const grants = await reads.credits.byIds({ ids: [...new Set(spent.map(({ grantId }) => grantId))] })
  const returned = await readReturned(reads, [...new Set(spent.map(({ orderId }) => orderId))])
  const paid = Map.groupBy(spent, ({ orderId }) => orderId)
  return new Map(
    [...paid].map(([orderId, own]) => [
      orderId,
      {
        draws: own
          .flatMap(({ grantId, amount }) => {
            const grant = grants.find(({ id }) => id === grantId)
            return grant ? [{ ...grant, amount }] : []
          })
          .toSorted((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || a.id - b.id),
        returned: returned.filter((part) => part.orderId === orderId),
      },
    ]),
  )
}

type ReturnedOf = CreditPart & { readonly orderId: number }

/** Credit given for orders, by cancellations and by staff. */
async function readReturned(reads: Reads, orderIds: readonly number[]): Promise<readonly ReturnedOf[]> {
  const cancelled = await reads.bookings.creditRefundsOf({ orderIds })
  const byStaff = await reads.payments.refundsOfOrders({ orderIds })
  return [
    ...cancelled.map(({ orderId, creditType: type, amount }) => ({ orderId, type, amount })),
    ...byStaff.flatMap(({ orderId, creditType: type, amount }): readonly ReturnedOf[] =>
      orderId === null || type === null ? [] : [{ orderId, type, amount }],
    ),
  ]
}
