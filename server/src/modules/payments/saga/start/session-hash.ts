import { hashOf } from '@touchline/ids'
import type { BasketKey } from '../../../../actor.ts'

/** What a payment session is found by: some providers have one key for everybody, so it is whose, for what, and the key. */
export function sessionHash(of: BasketKey & { readonly sessionKey: string }): string {
  return hashOf(`${of.userId} ${of.source} ${of.partnerId} ${of.sessionKey}`)
}
