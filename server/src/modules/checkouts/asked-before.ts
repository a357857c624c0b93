import { limits, PlatformError } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import type { RedirectSessionRow } from './tables.ts'
import { text } from '../../texts/index.ts'

/** What a partner asks for, under an Idempotency-Key if it has sent one. */
export type Asked = Pick<RedirectSessionRow, 'partnerId' | 'requestKey' | 'bodyHash'>

/**
 * The session that the partner was given for the same request: its answer was lost on the way. Throws
 * `idempotency_key_reused` for a key that came with something else. [O-17, payments.md 1.4]
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
