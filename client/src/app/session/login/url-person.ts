import type { Credentials } from '../../../api/credentials/tokens.ts'

/** The query parameter with the id of the person to book for. */
export const personParameter = 'for'

/**
 * Chooses the person of the address and answers the address without it, or null without one. Only a linked user of the
 * login can be chosen; for anybody else, the login's own user is. [O-312]
 */
export function takePerson(url: URL, credentials: Pick<Credentials, 'keepSelectedUser'>): URL | null {
  const given = url.searchParams.get(personParameter)
  if (given === null) return null
  const userId = Number(given)
  if (Number.isSafeInteger(userId) && userId >= 1) credentials.keepSelectedUser(userId)
  const clean = new URL(url)
  clean.searchParams.delete(personParameter)
  return clean
}
