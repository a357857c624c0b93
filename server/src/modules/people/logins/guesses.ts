import { hour, minute } from '@touchline/clock'
import { PlatformError } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import { emailKey } from '../email-key.ts'
import { text } from '../../../texts/index.ts'

const logins = { most: 10, within: 15 * minute }
const mails = { most: 3, within: hour }

type Account = { readonly id: number } | undefined

/** An account is counted once, by whichever of its names it is tried; a name of nobody counts by itself. */
function loginKey(user: Account, name: string): string {
  return user ? `login ${user.id}` : `login ${emailKey(name)}`
}

/** Counts a login before it is tried, so that many at once count too. Throws `rate_limited`. */
export function countLogin({ attempts }: Pick<Deps, 'attempts'>, user: Account, name: string): void {
  if (attempts.take(loginKey(user, name), logins)) return
  throw new PlatformError('rate_limited', {
    text: text('people:too_many_guesses'),
  })
}

/** Whoever knows the password has not guessed. */
export function forgetLogins({ attempts }: Pick<Deps, 'attempts'>, user: Account, name: string): void {
  attempts.forget(loginKey(user, name))
}

/** Whether one more mail may be written to an address that did not ask for it itself. */
export function mayMail({ attempts }: Pick<Deps, 'attempts'>, address: string): boolean {
  return attempts.take(`mail ${emailKey(address)}`, mails)
}
