import { limits, PlatformError } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import type { RedirectSessionRow } from './tables.ts'
import { text } from '../../texts/index.ts'

/** A partner's request, with its Idempotency-Key if it sent one. */
export type Asked = Pick<RedirectSessionRow, 'partnerId' | 'requestKey' | 'bodyHash'>

/**
 * The session already created for the same request, whose answer was lost. Throws `idempotency_key_reused` for a key
 * used with another request.
 */
export async function askedBefore(
  reads: Reads,
  { partnerId, requestKey, bodyHash }: Asked,
): Promise<RedirectSessionRow | undefined> {
  if (requestKey === null) return undefined
  if (requestKey.length > limits.idempotencyKeyLength) {
    throw new PlatformError('validation_failed', { fields: { 'Idempotency-Key': [text('fields:too_long')] } })
  }
  const found = await reads.checkouts.asked({ partnerId, requestKey })
  if (found && found.bodyHash !== bodyHash) throw new PlatformError('idempotency_key_reused')
  return found
}
