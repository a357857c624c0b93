import type { Deps } from '../../deps.ts'
import { type Broken, checkCapacity } from '../../modules/occurrences/index.ts'
import { checkPaymentInvariants } from '../../modules/payments/index.ts'

/** The money, capacity and state rules of a platform, checked now; empty when all hold. */
export async function checkInvariants(deps: Deps): Promise<readonly Broken[]> {
  const capacity = await deps.store.read(checkCapacity)
  return [...capacity, ...(await checkPaymentInvariants(deps))]
}
