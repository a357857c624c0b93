import type { Deps } from '../../../deps.ts'
import type { Reads } from '../../../repositories.ts'
import { checkSetups, readSetupFacts } from '../card-setups/check-card-setups.ts'
import { type GatewayFacts, gatewayFacts, readPlatformFacts } from './facts.ts'
import { type Broken, checkAttempts, checkCredit, checkOrders } from './rules.ts'
import { checkRefunds, readOrderRefunds } from '../refunds/check-refunds.ts'
import { sweepKind } from '../saga/start/attempt.ts'
import { inboxKind } from '../saga/process-event.ts'

export type PaymentInvariantFacts = Awaited<ReturnType<typeof readPaymentFacts>>

/** The platform's facts for the rules of payments. */
export async function readPaymentFacts(reads: Reads) {
  const books = {
    totals: await reads.orders.listTotals(),
    transactions: await reads.payments.listTransactions(),
    refunds: await reads.payments.listRefunds(),
  }
  return {
    ...books,
    platform: await readPlatformFacts(reads, books, { inboxKind, sweepKind }),
    orderRefunds: await readOrderRefunds(reads, books),
    setups: await readSetupFacts(reads),
  }
}

/**
 * Checks the rules of payments.md, section 10, on the platform's rows and the gateway's ledger; answers the broken
 * ones. An attempt under way obeys only the rules that always hold, and needs a job that will end it.
 */
export function checkPaymentInvariants(
  { platform, orderRefunds, setups }: PaymentInvariantFacts,
  atGateway: GatewayFacts,
  now: number,
): readonly Broken[] {
  const { orders, attempts, credit, lostEvents } = platform
  return [
    ...checkOrders(orders, atGateway),
    ...checkAttempts(attempts, atGateway, now),
    ...checkCredit(credit),
    ...checkRefunds(orderRefunds),
    ...checkSetups(setups),
    ...lostEvents.map((id) => ({ rule: '12', detail: `event ${id} waits and nothing will work it off` })),
  ]
}

/** The gateway's own broken rules; empty without controls. */
export async function checkGateway({ controls }: Deps['gateway']): Promise<readonly Broken[]> {
  const { broken = [] } = (await controls?.invariants()) ?? {}
  return broken.map(({ rule, detail }) => ({ rule: `gateway: ${rule}`, detail }))
}

/** The gateway's own books; empty without controls. */
export async function readGatewayFacts(
  { controls, isRegistered, featuresOf }: Deps['gateway'],
  { transactions }: Pick<PaymentInvariantFacts, 'transactions'>,
): Promise<GatewayFacts> {
  const isElsewhere = (provider: string) => !isRegistered(provider) || !featuresOf(provider).isSimulated
  const elsewhere = transactions.flatMap((row) => (isElsewhere(row.provider) ? [row.vendorTxCode] : []))
  return gatewayFacts((await controls?.transactions()) ?? [], (await controls?.ledger()) ?? [], new Set(elsewhere))
}
