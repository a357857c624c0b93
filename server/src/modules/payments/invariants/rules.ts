import type { CreditReservationFacts, GatewayFacts, LedgerSums, OrderFacts, PaymentFacts } from './facts.ts'
import { capturedForMost } from '../lifetimes.ts'
import { canMove, isLive } from '../transaction-state.ts'

/** A broken rule of payments.md, section 10, and the row that breaks it. */
export type Broken = { readonly rule: string; readonly detail: string }

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Rules 1, 2, 5, 8, 10, 11: orders, their payments and confirmations. */
export function checkOrders(orders: readonly OrderFacts[], gateway: GatewayFacts): readonly Broken[] {
  const broken: Broken[] = []
  for (const { order, payments, bundles, transaction, spentCredit } of orders) {
    const say = (rule: string, what: string) => broken.push({ rule, detail: `order ${order.id}: ${what}` })
    const settled = payments.filter(({ state }) => state === 'settled')
    const paidBy = (tender: string) =>
      total(settled.filter((one) => one.tenderType === tender).map((one) => one.amount))
    if (order.status !== 'success') {
      if (settled.length > 0) say('1', 'a payment is settled though the order is not paid')
      if (bundles.some(({ status }) => status === 'settled'))
        say('8', 'a booking is settled though the order is not paid')
      continue
    }
    if (total(settled.map(({ amount }) => amount)) !== order.total) say('1', 'the settled payments are not its total')
    if (paidBy('credit') !== spentCredit) say('1', 'the credit paid is not the credit spent')
    const online = paidBy('online')
    const captured = transaction ? gateway.captured(transaction.vendorTxCode) : 0
    if (captured !== undefined && online !== captured) say('1', 'the card part is not what the gateway took')
    if (online > 0 && transaction?.state !== 'completed') say('2', 'it was confirmed without a completed payment')
    if (bundles.some(({ status }) => status === 'reserved'))
      say('8', 'a booking is only reserved though the order is paid')
  }
  return [...broken, ...checkOnePerCart(orders)]
}

function checkOnePerCart(orders: readonly OrderFacts[]): readonly Broken[] {
  const broken: Broken[] = []
  const byCart = Map.groupBy(orders, ({ order }) => order.cartId)
  for (const [cartId, ofCart] of byCart) {
    const alive = ofCart.filter(({ order }) => order.status !== 'cancelled')
    if (ofCart.filter(({ order }) => order.status === 'success').length > 1) {
      broken.push({ rule: '5', detail: `basket ${cartId} has two paid orders` })
    }
    if (alive.length > 1) broken.push({ rule: '10', detail: `basket ${cartId} has two orders that are not cancelled` })
  }
  return broken
}

/** A payment of a provider whose books cannot be read here breaks no rule of theirs. */
const noBooks: LedgerSums = { hold: 0, release: 0, capture: 0, refund: 0, captures: 0, capturedAt: undefined }

/** Rules 3, 4, 5, 6, 9, 11, 17, 20: attempts, their log, and the gateway's ledger. */
export function checkAttempts(
  attempts: readonly PaymentFacts[],
  gateway: GatewayFacts,
  now: number,
): readonly Broken[] {
  const broken: Broken[] = []
  for (const { row, events, orderStatus, isSwept, refunding } of attempts) {
    const say = (rule: string, what: string) => broken.push({ rule, detail: `payment ${row.id}: ${what}` })
    const ledger = gateway.ledgerOf(row.vendorTxCode) ?? noBooks
    const hold = ledger.hold - ledger.release - ledger.capture
    const kept = ledger.capture - ledger.refund
    if (hold < 0 || kept < 0 || ledger.capture > ledger.hold) say('4', 'more was taken or given back than was there')
    if (ledger.captures > 1) say('4', 'it was captured twice')
    const over = row.state === 'failed' || row.state === 'reversed'
    if (over && (hold !== 0 || kept > refunding)) say('3', 'money is held or kept though it did not become an order')
    const isUnderWay = !over && row.state !== 'completed'
    // Without a job, held or captured money would stay so for ever.
    if (isUnderWay && !isSwept) say('20', 'nobody will bring it to its end')
    if (isUnderWay && kept > refunding && now - (ledger.capturedAt ?? now) > capturedForMost)
      say('17', 'money was taken long ago and is neither an order nor on its way back')
    if (row.state === 'completed' && hold !== 0) say('6', 'something is still held though it is complete')
    if (row.state === 'completed' && orderStatus !== 'success') say('11', 'it is complete without a paid order')
    const states = events.map(({ state }) => state)
    const gapFree = events.every(({ sequence }, index) => sequence === index + 1)
    const legal = states.every((state, index) => {
      const before = states[index - 1]
      return before === undefined ? state === 'authorising' : canMove(before, state)
    })
    if (!gapFree || !legal || states.at(-1) !== row.state) say('9', 'its log is not a lawful, gap-free history')
  }
  const live = Map.groupBy(
    attempts.filter(({ row }) => isLive(row.state)),
    ({ row }) => row.cartId,
  )
  for (const [cartId, ofCart] of live) {
    if (ofCart.length > 1) broken.push({ rule: '5', detail: `basket ${cartId} has two live payments` })
  }
  return broken
}

/** Rule 7: a finished basket's reserved credit is spent or released. */
export function checkCredit(reservations: readonly CreditReservationFacts[]): readonly Broken[] {
  return reservations.flatMap(({ id, state, cartIsPaid }) => {
    if (state === 'reserved' && cartIsPaid)
      return [{ rule: '7', detail: `credit ${id} is set aside for a paid basket` }]
    if (state === 'spent' && !cartIsPaid) return [{ rule: '7', detail: `credit ${id} is spent without a paid basket` }]
    return []
  })
}
