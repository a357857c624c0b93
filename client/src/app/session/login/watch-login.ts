/** How often the login cookie is compared with the state. */
export const loginPollMs = 5000

export type LoginChange = 'none' | 'read-user' | 'log-out'

/** This tab's knowledge of the login: whether there is one, and its last cookie. */
export type KnownLogin = { readonly loggedIn: boolean; readonly cookie: string | null }

/**
 * The reaction to the login cookie. A request is made only when the cookie appeared or changed, after a login in
 * another tab or sub-domain; a login without its cookie has ended, even if it vanished before the first look. [C-04]
 */
export function loginChange(known: KnownLogin, cookie: string | null): LoginChange {
  if (cookie === null) return known.loggedIn ? 'log-out' : 'none'
  return cookie === known.cookie ? 'none' : 'read-user'
}
