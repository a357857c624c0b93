import type { Deps } from '../../deps.ts'
import { checkSetups, readSetupFacts } from './card-setups/check-card-setups.ts'
import { type GatewayFacts, gatewayFacts, readPlatformFacts } from './invariant-facts.ts'
import { type Broken, checkAttempts, checkCredit, checkOrders } from './invariant-rules.ts'
import { checkRefunds, readRefundFacts } from './refunds/check-refunds.ts'
import { inboxKind } from './saga/process-event.ts'

/**
 * Checks the rules of payments.md, section 10, on the platform's rows and the gateway's ledger; answers what breaks them.
 * An attempt that is still under way is held to the rules that hold at all times only.
 */
export async function checkPaymentInvariants({
  store,
  gateway,
  clock,
}: Pick<Deps, 'store' | 'gateway' | 'clock'>): Promise<readonly Broken[]> {
  const { refunds, setups, ...facts } = await store.read(async (reads) => ({
    ...(await readPlatformFacts(reads, inboxKind)),
    refunds: await readRefundFacts(reads),
    setups: await readSetupFacts(reads),
  }))
  const { orders, attempts, credit, lostEvents } = facts
  const atGateway = await readGatewayFacts(gateway)
  return [
    ...checkOrders(orders, atGateway),
    ...checkAttempts(attempts, atGateway, clock.now()),
    ...checkCredit(credit),
    ...checkRefunds(refunds),
    ...checkSetups(setups),
    ...lostEvents.map((id) => ({ rule: '12', detail: `event ${id} waits and nothing will work it off` })),
  ]
}

/** What the gateway's own books say; nothing where it has no controls. */
export async function readGatewayFacts({ controls }: Deps['gateway']): Promise<GatewayFacts> {
  return gatewayFacts((await controls?.transactions()) ?? [], (await controls?.ledger()) ?? [])
}
