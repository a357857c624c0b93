import { limits, PlatformError } from '@touchline/contract'
import type { Reads, Tx } from '../../repositories.ts'
import { lifetimes } from './lifetimes.ts'
import { paymentWrites } from './repository.ts'
import { text } from '../../texts/index.ts'

/** A request with an Idempotency-Key. */
export type KeyedRequest = {
  readonly userId: number
  readonly route: 'authorise' | 'session-payment' | 'complete' | 'pay' | 'refund'
  readonly key: string | undefined
  readonly bodyHash: string
}

export type KeyedResult = { readonly transactionUuid: string | null; readonly orderId: number | null }

/**
 * The stored result of the key; undefined for a new one or none. Throws `idempotency_key_reused` when the key came with
 * another body, `validation_failed` when it is too long.
 */
export async function findKeyed(reads: Reads, request: KeyedRequest, now: number): Promise<KeyedResult | undefined> {
  const { userId, route, key, bodyHash } = request
  if (key === undefined) return undefined
  if (key.length > limits.idempotencyKeyLength) {
    throw new PlatformError('validation_failed', { fields: { 'Idempotency-Key': [text('fields:too_long')] } })
  }
  const found = await reads.payments.requestKey({ userId, route, key })
  if (!found || found.createdAt <= now - lifetimes.requestKey) return undefined
  if (found.bodyHash !== bodyHash) throw new PlatformError('idempotency_key_reused')
  return found
}

/** Stores the result of a key in the transaction that produced it. */
export async function keepKey(tx: Tx, request: KeyedRequest, result: KeyedResult, now: number): Promise<void> {
  const { key, ...rest } = request
  if (key === undefined) return
  await paymentWrites(tx).deleteRequestKeys({ until: now - lifetimes.requestKey })
  await paymentWrites(tx).insertRequestKey({ ...rest, ...result, key, createdAt: now })
}
