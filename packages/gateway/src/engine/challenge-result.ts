import { sameText, signatureOf } from '@touchline/ids'
import type { Challenge } from '../store/challenges.ts'
import type { Merchant } from '../store/merchants.ts'
import type { ChallengeResult } from './three-d-secure.ts'

/** Base64url of a JSON text: the form of `creq`, `cres`, `PaReq` and `PaRes`. */
export function encodeMessage(message: Readonly<Record<string, unknown>>): string {
  return Buffer.from(JSON.stringify(message)).toString('base64url')
}

export function decodeMessage(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const message: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    // A JSON object has text keys; its values are checked where they are used.
    return message !== null && typeof message === 'object' ? (message as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** The message that the browser carries to the bank page. */
export function requestMessage(challenge: Pick<Challenge, 'id' | 'serverTransId' | 'protocol'>): string {
  return encodeMessage({
    threeDSServerTransID: challenge.serverTransId,
    acsTransID: challenge.id,
    messageType: challenge.protocol === 'creq' ? 'CReq' : 'PAReq',
    messageVersion: challenge.protocol === 'creq' ? '2.2.0' : '1.0.2',
  })
}

/** The message from the bank page: the result and an HMAC over it, so that a browser cannot write its own. */
export function resultMessage(merchant: Merchant, challenge: Challenge, result: ChallengeResult): string {
  const cancelled = result === 'cancelled'
  const message = {
    threeDSServerTransID: challenge.serverTransId,
    acsTransID: challenge.id,
    messageType: challenge.protocol === 'creq' ? 'CRes' : 'PARes',
    messageVersion: challenge.protocol === 'creq' ? '2.2.0' : '1.0.2',
    transStatus: cancelled ? 'N' : result,
    ...(cancelled ? { challengeCancel: '01' } : {}),
  }
  const signature = sign(merchant, message)
  // A fault reverses the signature: well formed, and never valid.
  const hmac = challenge.tampered === 1 ? [...signature].reverse().join('') : signature
  return encodeMessage({ ...message, hmac })
}

/** The result in a returned message; undefined when it is forged, of another challenge or not the stored one. */
export function verifiedResult(merchant: Merchant, challenge: Challenge, text: string): ChallengeResult | undefined {
  const message = decodeMessage(text)
  if (!message) return undefined
  const { hmac, ...signed } = message
  if (typeof hmac !== 'string' || !sameText(hmac, sign(merchant, signed))) return undefined
  if (signed['acsTransID'] !== challenge.id || challenge.result === null) return undefined
  const expected = challenge.result === 'cancelled' ? 'N' : challenge.result
  return signed['transStatus'] === expected ? challenge.result : undefined
}

function sign(merchant: Merchant, message: Readonly<Record<string, unknown>>): string {
  return signatureOf(merchant.signingKey, `challenge:${JSON.stringify(message)}`)
}
