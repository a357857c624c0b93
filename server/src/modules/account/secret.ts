import { hashOf, opaqueToken } from '@touchline/ids'
import type { Deps } from '../../deps.ts'

/**
 * A new secret for an address that is opened without a login, and its hash. Calendar programs and mails send no header,
 * so the secret begins with the name of the sandbox.
 */
export function newSecret({ sandbox, random }: Pick<Deps, 'sandbox' | 'random'>) {
  const secret = `${sandbox}.${opaqueToken(random)}`
  return { secret, secretHash: hashOf(secret) }
}
