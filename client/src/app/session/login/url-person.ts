import { now } from '../../../browser/machine.ts'
import type { Credentials } from '../../../api/credentials/tokens.ts'

/** The query parameter with the id of the person to book for. */
export const personParameter = 'for'

/**
 * Chooses the person of the address and answers the address without it, or null without one. Nobody is chosen without a
 * login, and of its users only a linked one stays. [O-312]
 */
export function takePerson(url: URL, credentials: Pick<Credentials, 'keepSelectedUser' | 'tokenFor'>): URL | null {
  const given = url.searchParams.get(personParameter)
  if (given === null) return null
  const userId = Number(given)
  const isLoggedIn = credentials.tokenFor(url.pathname) !== null
  if (isLoggedIn && Number.isSafeInteger(userId) && userId >= 1) credentials.keepSelectedUser(userId, now())
  const clean = new URL(url)
  clean.searchParams.delete(personParameter)
  return clean
}
