import { environment } from '../environment.ts'
import { channelInUse, personAskedFor } from './counter.ts'

/** The person that answers depend on: calls carry the login and the linked user from their cookies. */
export function currentIdentity(): string {
  const { credentials } = environment()
  return [credentials.tokenFor(window.location.pathname), personAskedFor(), channelInUse()].join('/')
}
