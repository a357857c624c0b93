import { second } from '@touchline/clock'
import { sameText, signatureOf } from '@touchline/ids'
import { signatureTolerance } from '../../lifetimes.ts'

type Signed = {
  /** `t={seconds},v1={hex}` */
  readonly header: string
  readonly rawBody: string
  readonly secret: string
  /** Real time: signatures do not follow a sandbox's clock. */
  readonly now: number
}

/** Whether a webhook was signed with the secret over exactly these bytes, within five minutes. payments.md 4.7 */
export function isSigned({ header, rawBody, secret, now }: Signed): boolean {
  const parts = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header)
  const [, seconds, signature] = parts ?? []
  if (seconds === undefined || signature === undefined) return false
  if (Math.abs(now - Number(seconds) * second) > signatureTolerance) return false
  return sameText(signature, signatureOf(secret, `${seconds}.${rawBody}`))
}
