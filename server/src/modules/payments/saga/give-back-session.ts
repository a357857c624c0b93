import type { Tx } from '../../../repositories.ts'
import { keyedOf } from './start/begin-attempt.ts'
import type { PaymentRequest } from './start/payment-request.ts'
import { sessionHash } from './start/session-hash.ts'
import { paymentWrites } from '../repository.ts'

/**
 * The provider refused to begin, so the request has used nothing up: whatever it wanted is done and asked for again in the
 * same session, under the same key. payments.md 4.4: what fails validation is not stored
 */
export async function giveBackSession(tx: Tx, request: PaymentRequest, transactionUuid: string): Promise<void> {
  await paymentWrites(tx).freeSession({ keyHash: sessionHash(request), transactionUuid })
  const { userId, route, key } = keyedOf(request)
  if (key !== undefined) await paymentWrites(tx).deleteRequestKey({ userId, route, key, transactionUuid })
}
