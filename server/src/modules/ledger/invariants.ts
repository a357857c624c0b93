import type { PlatformStore, Reads } from '../../repositories.ts'
import {
  type Broken,
  type CardPayment,
  checkCards,
  checkGrants,
  checkMovements,
  checkOrders,
  type GatewayBooks,
} from './invariant-rules.ts'

/**
 * Checks the ledger against orders, grants and the gateway's own books; answers what breaks its rules. The gateway is
 * asked after the platform was read: an attempt that ends in between was seen in flight.
 */
export async function checkLedger(
  store: PlatformStore,
  askGateway: () => Promise<GatewayBooks>,
): Promise<readonly Broken[]> {
  const { entries, orders, grants, cards } = await store.read(async (reads) => ({
    entries: await reads.ledger.listEntries(),
    orders: await reads.orders.listTotals(),
    grants: await reads.credits.listGrants(),
    cards: await listCards(reads),
  }))
  return [
    ...checkMovements(entries),
    ...checkOrders(orders, entries),
    ...checkGrants(grants, entries),
    ...checkCards(cards, entries, await askGateway()),
  ]
}

const decided: ReadonlySet<string> = new Set(['completed', 'failed', 'reversed'])

async function listCards(reads: Reads): Promise<readonly CardPayment[]> {
  const refunds = (await reads.payments.listRefunds()).filter(({ state }) => state === 'pending')
  return (await reads.payments.listTransactions()).map(({ uuid, vendorTxCode, state }) => ({
    uuid,
    vendorTxCode,
    inFlight: !decided.has(state),
    refunding: refunds
      .filter(({ transactionUuid }) => transactionUuid === uuid)
      .reduce((sum, { amount }) => sum + amount, 0),
  }))
}
