import type { CartSource } from '@touchline/contract'
import { hashOf } from '@touchline/ids'

/** What a payment session is found by: some providers have one key for everybody, so it is whose, for what, and the key. */
export function sessionHash(of: {
  readonly userId: number
  readonly source: CartSource
  readonly sessionKey: string
}): string {
  return hashOf(`${of.userId} ${of.source} ${of.sessionKey}`)
}
