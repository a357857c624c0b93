import { PlatformError } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import { presentInstant } from '../../../infra/wire/date-time.ts'
import { keepLanguage } from '../keep-language.ts'
import { isFamiliar, rememberPlace } from './login-places.ts'
import { readUser } from '../read-user.ts'
import { emailKey } from '../search-keys.ts'
import type { Language } from '@touchline/languages'
import { countLogin, forgetLogins } from './guesses.ts'
import { issueToken } from './issue-token.ts'
import { isPassword } from './password.ts'

/** The network of a login, and the language that is asked for. */
export type Arriving = { readonly network: string; readonly language: Language | null }

/**
 * Logs in by e-mail address or reference. A wrong name and a wrong password get the same answer in the same time.
 * Throws `login_failed`, and `rate_limited` after too many attempts at one account: from one network, or from all
 * networks from which the account has never logged in. [O-294]
 */
export async function login(
  deps: Deps,
  credentials: { readonly username: string; readonly password: string },
  { network, language }: Arriving,
) {
  const { username, password } = credentials
  const user = await deps.store.read(async (reads) =>
    username.includes('@')
      ? reads.users.byEmail({ emailKey: emailKey(username) })
      : reads.users.byReference({ reference: username.trim() }),
  )
  const from = { network, isFamiliar: user !== undefined && isFamiliar(user, network, deps.wallClock.now()) }
  countLogin(deps, user, username, from)
  const matches = await isPassword(password, user?.passwordHash ?? null)
  if (!user || !matches) throw new PlatformError('login_failed')
  forgetLogins(deps, user, username, from)
  await rememberPlace(deps, user.id, network)
  await keepLanguage(deps, user.id, language)
  return openSession(deps, user.id)
}

/** Issues a token and presents its user, as login and registration answer. */
export async function openSession(deps: Deps, userId: number) {
  const { token, expiresAt } = await issueToken(deps, userId)
  const user = await deps.store.read((reads) => readUser(reads, { userId, now: deps.clock.now() }))
  return { token, expires_at: presentInstant(expiresAt), user: { ...user, token } }
}
