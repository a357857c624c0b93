import type { Reads } from '../../../repositories.ts'
import type { LedgerRow, TransactionView } from '../providers/simulated-gateway/answers.ts'
import type { TransactionRow } from '../tables.ts'

/** Facts for the invariants: the platform's rows and the gateway's ledger, by our reference. */

type OrderRow = Awaited<ReturnType<Reads['orders']['listFromCarts']>>[number]
type OrderPaymentRow = Awaited<ReturnType<Reads['orders']['listPaymentsFromCarts']>>[number]
type EventRow = Awaited<ReturnType<Reads['payments']['listEvents']>>[number]

export type OrderFacts = {
  readonly order: OrderRow
  readonly payments: readonly OrderPaymentRow[]
  readonly bundles: readonly { readonly status: string }[]
  readonly transaction: TransactionRow | undefined
  readonly spentCredit: number
}

export type PaymentFacts = {
  readonly row: TransactionRow
  readonly events: readonly EventRow[]
  readonly orderStatus: string | undefined
  /** A job will look at it again. */
  readonly isSwept: boolean
  /** Refunds on their way, not yet at the gateway. */
  readonly refunding: number
}

export type CreditReservationFacts = { readonly id: number; readonly state: string; readonly cartIsPaid: boolean }

export type PlatformFacts = {
  readonly orders: readonly OrderFacts[]
  readonly attempts: readonly PaymentFacts[]
  readonly credit: readonly CreditReservationFacts[]
  /** Waiting events without a job. */
  readonly lostEvents: readonly string[]
}

type Books = {
  readonly transactions: readonly TransactionRow[]
  readonly refunds: Awaited<ReturnType<Reads['payments']['listRefunds']>>
}

type JobKinds = { readonly inboxKind: string; readonly sweepKind: string }

export async function readPlatformFacts(
  reads: Reads,
  { transactions, refunds }: Books,
  { inboxKind, sweepKind }: JobKinds,
): Promise<PlatformFacts> {
  const orders = await reads.orders.listFromCarts()
  const reservations = await reads.credits.reservationsOfOrders()
  const payments = Map.groupBy(await reads.orders.listPaymentsFromCarts(), ({ orderId }) => orderId)
  const bundles = Map.groupBy(await reads.bookings.bundlesFromCarts(), ({ orderId }) => orderId)
  const attempts = Map.groupBy(transactions, ({ orderId }) => orderId)
  const spent = Map.groupBy(
    reservations.filter(({ state }) => state === 'spent'),
    ({ cartId }) => cartId,
  )
  const orderFacts = orders.map((order): OrderFacts => ({
    order,
    payments: payments.get(order.id) ?? [],
    bundles: bundles.get(order.id) ?? [],
    transaction: attempts.get(order.id)?.[0],
    spentCredit: totalOf(order.cartId === null ? [] : spent.get(order.cartId)),
  }))
  const events = Map.groupBy(await reads.payments.listEvents(), ({ transactionUuid }) => transactionUuid)
  const refunding = Map.groupBy(
    refunds.filter(({ state }) => state === 'pending'),
    ({ transactionUuid }) => transactionUuid,
  )
  const statuses = new Map(orders.map(({ id, status }) => [id, status]))
  const paidCarts = new Set(orders.filter(({ status }) => status === 'success').map(({ cartId }) => cartId))
  const subjectsOf = async (kind: string) =>
    new Set((await reads.jobs.subjectsOf({ kind })).map(({ subject }) => subject))
  const swept = await subjectsOf(sweepKind)
  const waiting = await subjectsOf(inboxKind)
  const unprocessed = await reads.payments.listUnprocessed()
  return {
    orders: orderFacts,
    attempts: transactions.map((row) => ({
      row,
      events: events.get(row.uuid) ?? [],
      orderStatus: row.orderId === null ? undefined : statuses.get(row.orderId),
      isSwept: swept.has(row.uuid),
      refunding: totalOf(refunding.get(row.uuid)),
    })),
    credit: reservations.map(({ id, state, cartId }) => ({ id, state, cartIsPaid: paidCarts.has(cartId) })),
    lostEvents: unprocessed.flatMap(({ eventId }) => (waiting.has(eventId) ? [] : [eventId])),
  }
}

const totalOf = (amounts: readonly { readonly amount: number }[] = []) =>
  amounts.reduce((total, { amount }) => total + amount, 0)

export type LedgerSums = {
  readonly hold: number
  readonly release: number
  readonly capture: number
  /** Refunded and not sent back. */
  readonly refund: number
  readonly captures: number
  /** The instant of capture in the gateway's time, which is the sandbox's. */
  readonly capturedAt: number | undefined
}

/** The books of the gateway; undefined for a payment of a provider that it does not play. */
export type GatewayFacts = {
  readonly ledgerOf: (vendorTxCode: string) => LedgerSums | undefined
  readonly captured: (vendorTxCode: string) => number | undefined
}

/** `elsewhere`: our references of payments in the books of other providers. */
export function gatewayFacts(
  transactions: readonly TransactionView[],
  ledger: readonly LedgerRow[],
  elsewhere: ReadonlySet<string> = new Set(),
): GatewayFacts {
  const idByCode = new Map(transactions.map((view) => [view.vendor_tx_code, view.transaction_id]))
  const rowsById = Map.groupBy(ledger, (row) => row.transaction_id)

  function ledgerOf(vendorTxCode: string): LedgerSums | undefined {
    if (elsewhere.has(vendorTxCode)) return undefined
    const rows = rowsById.get(idByCode.get(vendorTxCode) ?? '') ?? []
    const of = (kind: LedgerRow['kind']) => rows.filter((row) => row.kind === kind)
    const sum = (kind: LedgerRow['kind']) => totalOf(of(kind))
    return {
      hold: sum('hold'),
      release: sum('release'),
      capture: sum('capture'),
      refund: sum('refund') - sum('refund_reversal'),
      captures: of('capture').length,
      capturedAt: of('capture')[0]?.at,
    }
  }

  return { ledgerOf, captured: (code) => ledgerOf(code)?.capture }
}
