import { cookieNames, readCookie } from '../../api/credentials/cookies.ts'
import type { CookieJar } from '../../api/credentials/cookies.ts'

/** The prefix of the cookie's name, before the client's id. */
export const venuePrefix = 'venue-'
const slugShape = /^[\w-]{1,255}$/

/** The remembered venue. Before the client record is known, the only venue cookie counts. [O-79] */
export function venueIn(jar: CookieJar, clientId: number | null): string | null {
  const names = clientId === null ? cookieNames(jar, venuePrefix) : [`${venuePrefix}${clientId}`]
  const [name] = names
  const slug = name && names.length === 1 ? readCookie(jar, name) : null
  return slug && slugShape.test(slug) ? slug : null
}
