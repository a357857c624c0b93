import { hashOf } from '@touchline/ids'
import type { BasketKey } from '../../../../actor.ts'

/** The key of a payment session: owner, basket and key, because some providers have one key for everybody. */
export function sessionHash(of: BasketKey & { readonly sessionKey: string }): string {
  return hashOf(`${of.userId} ${of.source} ${of.partnerId} ${of.sessionKey}`)
}
