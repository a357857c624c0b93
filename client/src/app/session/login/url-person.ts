import { now } from '../../../browser/machine.ts'
import type { Credentials } from '../../../api/credentials/tokens.ts'
import { environment } from '../../environment.ts'
import { selectUser } from '../session.ts'

/** The query parameter with the id of the person to book for. */
export const personParameter = 'for'

/**
 * Chooses the person of the address and answers the address without it, or null without one. Without a login nobody is
 * chosen yet, and the address keeps the person; of a login's users only a linked one stays. [O-312, O-380]
 */
export function takePerson(url: URL, credentials: Pick<Credentials, 'keepSelectedUser' | 'tokenFor'>): URL | null {
  const given = url.searchParams.get(personParameter)
  if (given === null) return null
  if (credentials.tokenFor(url.pathname) === null) return null
  const userId = Number(given)
  if (Number.isSafeInteger(userId) && userId >= 1) credentials.keepSelectedUser(userId, now())
  const clean = new URL(url)
  clean.searchParams.delete(personParameter)
  return clean
}

/** The same for the present page, once somebody has logged in on it. */
export function takePersonHere(): void {
  const { credentials } = environment()
  const clean = takePerson(new URL(location.href), {
    keepSelectedUser: selectUser,
    tokenFor: (pathname) => credentials.tokenFor(pathname),
  })
  if (clean) history.replaceState(history.state, '', clean)
}
