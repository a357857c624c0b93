/** How often the login cookie is compared with the state. [S4-037, S9-012] */
export const loginPollMs = 5000

export type LoginChange = 'none' | 'read-user' | 'log-out'

/** What this tab knows of the login: whether there is one, and the cookie it was last seen with. */
export type KnownLogin = { readonly loggedIn: boolean; readonly cookie: string | null }

/**
 * What a look at the login cookie asks for. A request is made only when the cookie appeared or changed, because another
 * tab or sub-domain logged somebody in; whoever is logged in here without a cookie is logged out, also when it vanished
 * before the first look. [C-04]
 */
export function loginChange(known: KnownLogin, cookie: string | null): LoginChange {
  if (cookie === null) return known.loggedIn ? 'log-out' : 'none'
  return cookie === known.cookie ? 'none' : 'read-user'
}
