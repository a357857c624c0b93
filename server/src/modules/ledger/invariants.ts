import type { Reads } from '../../repositories.ts'
import {
  type Broken,
  type CardPayment,
  checkCards,
  checkGrants,
  checkMovements,
  checkOrders,
  type GatewayBooks,
  type PaidOrder,
} from './invariant-rules.ts'

type Row<K extends 'listTransactions' | 'listRefunds'> = Awaited<ReturnType<Reads['payments'][K]>>[number]
type LedgerFacts = Awaited<ReturnType<typeof readLedgerFacts>> & {
  readonly totals: readonly PaidOrder[]
  readonly transactions: readonly Pick<Row<'listTransactions'>, 'uuid' | 'vendorTxCode' | 'state'>[]
  readonly refunds: readonly Pick<Row<'listRefunds'>, 'transactionUuid' | 'state' | 'amount'>[]
}

/** The ledger's facts for its rules. */
export async function readLedgerFacts(reads: Reads) {
  return { entries: await reads.ledger.listEntries(), grants: await reads.credits.listGrants() }
}

/** Checks the ledger against orders, grants and the gateway's books; answers the broken rules. */
export function checkLedger(facts: LedgerFacts, atGateway: GatewayBooks): readonly Broken[] {
  const { entries, grants, totals } = facts
  return [
    ...checkMovements(entries),
    ...checkOrders(totals, entries),
    ...checkGrants(grants, entries),
    ...checkCards(cardsOf(facts), entries, atGateway),
  ]
}

const decided: ReadonlySet<string> = new Set(['completed', 'failed', 'reversed'])

function cardsOf({ transactions, refunds }: LedgerFacts): readonly CardPayment[] {
  const pending = refunds.filter(({ state }) => state === 'pending')
  return transactions.map(({ uuid, vendorTxCode, state }) => ({
    uuid,
    vendorTxCode,
    inFlight: !decided.has(state),
    refunding: pending
      .filter(({ transactionUuid }) => transactionUuid === uuid)
      .reduce((sum, { amount }) => sum + amount, 0),
  }))
}
