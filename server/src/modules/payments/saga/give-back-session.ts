import type { Tx } from '../../../repositories.ts'
import { keyedOf } from './start/begin-attempt.ts'
import type { PaymentRequest } from './start/payment-request.ts'
import { sessionHash } from './start/session-hash.ts'
import { paymentWrites } from '../repository.ts'

/**
 * Frees the session of a request that the provider refused to begin, so that it can be repeated under the same key.
 * payments.md 4.4: what fails validation is not stored
 */
export async function giveBackSession(tx: Tx, request: PaymentRequest, transactionUuid: string): Promise<void> {
  await paymentWrites(tx).freeSession({ keyHash: sessionHash(request), transactionUuid })
  const { userId, route, key } = keyedOf(request)
  if (key !== undefined) await paymentWrites(tx).deleteRequestKey({ userId, route, key, transactionUuid })
}
