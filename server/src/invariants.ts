import type { Deps } from './deps.ts'
import { checkBlocks } from './modules/programme/index.ts'
import { checkBookings } from './modules/bookings/index.ts'
import { checkHolds } from './modules/carts/index.ts'
import { checkDeliveries } from './modules/integrations/index.ts'
import { checkLedger, readLedgerFacts } from './modules/ledger/index.ts'
import { checkGateway, checkPaymentInvariants, readGatewayFacts, readPaymentFacts } from './modules/payments/index.ts'
import { checkPlaces } from './modules/places/index.ts'
import { checkWaitlists } from './modules/waitlists/index.ts'

/** A rule that does not hold, and what breaks it. */
export type Broken = { readonly rule: string; readonly detail: string }

/**
 * The money, capacity and state rules of a platform and those of its gateway, checked now; empty when all hold. The
 * gateway is asked after the platform was read: an attempt that ends in between was seen in flight.
 */
export async function checkInvariants(deps: Deps): Promise<readonly Broken[]> {
  const { own, payments, ledger } = await deps.store.read(async (reads) => ({
    own: [
      ...(await checkPlaces(reads)),
      ...(await checkHolds(reads)),
      ...(await checkBookings(reads)),
      ...(await checkWaitlists(reads)),
      ...(await checkBlocks(reads)),
      ...(await checkDeliveries(reads)),
    ],
    payments: await readPaymentFacts(reads),
    ledger: await readLedgerFacts(reads),
  }))
  const atGateway = await readGatewayFacts(deps.gateway, payments)
  return [
    ...own,
    ...checkPaymentInvariants(payments, atGateway, deps.clock.now()),
    ...checkLedger({ ...ledger, ...payments }, atGateway.ledgerOf),
    ...(await checkGateway(deps.gateway)),
  ]
}
