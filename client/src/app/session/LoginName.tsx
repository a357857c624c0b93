import { useSession } from './use-session.ts'

/** The login that a password field belongs to, hidden: a password manager looks for it there, or saves it. [O-375] */
export function LoginName() {
  const { user } = useSession()
  const value = user?.email ?? user?.reference
  return value ? <input type="text" name="username" autoComplete="username" value={value} readOnly hidden /> : null
}
