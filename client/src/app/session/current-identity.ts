import { environment } from '../environment.ts'
import { channelInUse, personAskedFor } from './counter.ts'

/** Whose answers the platform gives: calls carry the login and the person acted for from their cookies. */
export function currentIdentity(): string {
  const { credentials } = environment()
  return [credentials.tokenFor(window.location.pathname), personAskedFor(), channelInUse()].join('/')
}
