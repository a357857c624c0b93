import type { Deps } from '../../deps.ts'
import { checkLedger } from '../../modules/ledger/index.ts'
import { type Broken, checkCapacity } from '../../modules/occurrences/index.ts'
import { checkPaymentInvariants, readGatewayFacts } from '../../modules/payments/index.ts'

/** The money, capacity and state rules of a platform, checked now; empty when all hold. */
export async function checkInvariants(deps: Deps): Promise<readonly Broken[]> {
  const capacity = await deps.store.read(checkCapacity)
  const payments = await checkPaymentInvariants(deps)
  const ledger = await checkLedger(deps.store, async () => (await readGatewayFacts(deps.gateway)).ledgerOf)
  return [...capacity, ...payments, ...ledger]
}
