import type { ApiTypes, CreditMovement, Unworded } from '@touchline/contract'
import { type Currency, minorUnits } from '@touchline/money'
import { listReply, offsetOf, pageOf } from '../../../infra/http/answers/pagination.ts'
import { presentInstant } from '../../../infra/wire/date-time.ts'
import { orderReference } from '../../../infra/wire/order-reference.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import type { Reads } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'
import { currencyOf } from '../../site/index.ts'
import type { CreditRow } from '../tables.ts'

type Reply = Unworded<ApiTypes['listCreditMovements']['reply']>
type Row = Awaited<ReturnType<Reads['creditMovements']['page']>>[number]

type Asking = {
  readonly userId: number
  readonly query: ApiTypes['listCreditMovements']['query']
  readonly now: number
}

/** One page of the movements of a user's credit, newest first, and the credit that expires first. */
export async function listMovements(reads: Reads, { userId, query, now }: Asking): Promise<Reply> {
  const page = pageOf(query)
  const found = await reads.creditMovements.page({ userId, limit: page.perPage, offset: offsetOf(page) })
  const total = await reads.creditMovements.total({ userId })
  const currency = currencyOf(await reads.site.getClient())
  const grants = await readGrants(reads, found)
  const rows = found.map((row) => presentMovement(row, { grants, currency }))
  const [next] = await reads.credits.pageOfUser({ userId, now, limit: 1, offset: 0 })
  return {
    ...listReply({ ...page, rows, total, sortBy: 'at', direction: 'descending' }),
    runs_out_next: next ? presentNext(next, currency) : null,
  }
}

function presentNext({ remaining, expiresAt }: CreditRow, currency: Currency): Reply['runs_out_next'] {
  if (expiresAt === null) return null
  return { amount: presentPrice(remaining, currency), expires_at: presentInstant(expiresAt) }
}

/** A grant, with the order whose refund it was; null for another reason. */
type Grant = CreditRow & { readonly orderId: number | null }
type Known = { readonly grants: ReadonlyMap<number, Grant>; readonly currency: Currency }

async function readGrants(reads: Reads, rows: readonly Row[]): Promise<Known['grants']> {
  const ids = rows.flatMap((row) => grantIn(row) ?? [])
  if (ids.length === 0) return new Map()
  const given = [
    ...(await reads.creditMovements.fromBookings({ ids })),
    ...(await reads.creditMovements.fromRefunds({ ids })),
  ]
  const orders = new Map(given.map(({ creditId, orderId }) => [creditId, orderId]))
  const found = await reads.credits.byIds({ ids })
  return new Map(found.map((grant) => [grant.id, { ...grant, orderId: orders.get(grant.id) ?? null }]))
}

/** The grant that a movement began or ended. */
function grantIn({ movementId }: Row): number | undefined {
  return numberIn(movementId, 'grant') ?? numberIn(movementId, 'expiry')
}

function numberIn(movementId: Row['movementId'], subject: 'grant' | 'expiry' | 'order'): number | undefined {
  return movementId.startsWith(`${subject}:`) ? Number(movementId.slice(subject.length + 1)) : undefined
}

function presentMovement(row: Row, { grants, currency }: Known): Unworded<CreditMovement> {
  const common = {
    at: presentInstant(row.at),
    amount: presentPrice(minorUnits(row.amount), currency),
    balance: presentPrice(minorUnits(row.balance), currency),
  }
  const orderId = numberIn(row.movementId, 'order')
  if (orderId !== undefined) {
    const reason = text('orders:paid_with_credit', { reference: orderReference(orderId) })
    return { ...common, kind: 'used', reason, expires_at: null, order_id: orderId }
  }
  const grant = grants.get(grantIn(row) ?? 0)
  if (!grant) throw new Error(`${row.movementId} moves no grant and pays no order`)
  if (numberIn(row.movementId, 'expiry') !== undefined) {
    const reason = text('orders:credit_expired', { reason: grant.reason })
    return { ...common, kind: 'expired', reason, expires_at: null, order_id: null }
  }
  const { expiresAt, reason } = grant
  return {
    ...common,
    kind: grant.orderId === null ? 'added' : 'given_back',
    reason,
    expires_at: expiresAt === null ? null : presentInstant(expiresAt),
    order_id: grant.orderId,
  }
}
