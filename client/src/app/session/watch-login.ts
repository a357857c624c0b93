/** How often the login cookie is compared with the state. [S4-037, S9-012] */
export const loginPollMs = 5000

export type LoginChange = 'none' | 'read-user' | 'log-out'

/**
 * What a look at the login cookie asks for. A request is made only when the cookie appeared or changed, because another
 * tab or sub-domain logged somebody in; when it vanished, this tab logs out too. [C-04]
 */
export function loginChange(before: string | null, current: string | null): LoginChange {
  if (before === current) return 'none'
  return current === null ? 'log-out' : 'read-user'
}
