import type { Deps } from './deps.ts'
import { checkBlocks } from './modules/blocks/index.ts'
import { checkBookings } from './modules/bookings/index.ts'
import { checkDeliveries } from './modules/integrations/index.ts'
import { checkLedger } from './modules/ledger/index.ts'
import { checkPaymentInvariants, readGatewayFacts } from './modules/payments/index.ts'
import { checkPlaces } from './modules/places/index.ts'
import { checkWaitlists } from './modules/waitlists/index.ts'

/** A rule that does not hold, and what breaks it. */
export type Broken = { readonly rule: string; readonly detail: string }

/** The money, capacity and state rules of a platform, checked now; empty when all hold. */
export async function checkInvariants(deps: Deps): Promise<readonly Broken[]> {
  const own = await deps.store.read(async (reads) => [
    ...(await checkPlaces(reads)),
    ...(await checkBookings(reads)),
    ...(await checkWaitlists(reads)),
    ...(await checkBlocks(reads)),
    ...(await checkDeliveries(reads)),
  ])
  const payments = await checkPaymentInvariants(deps)
  const ledger = await checkLedger(deps.store, async () => (await readGatewayFacts(deps.gateway)).ledgerOf)
  return [...own, ...payments, ...ledger]
}
