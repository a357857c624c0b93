import { hour, minute } from '@touchline/clock'
import { PlatformError } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import { emailKey } from '../email-key.ts'
import { text } from '../../../texts/index.ts'

const logins = { most: 10, within: 15 * minute }
const mails = { most: 3, within: hour }

type Account = { readonly id: number } | undefined

/** All names of an account share one count; an unknown name has its own. */
function loginKey(user: Account, name: string): string {
  return user ? `login ${user.id}` : `login ${emailKey(name)}`
}

/** Counts a login before it is tried, so that simultaneous attempts count too. Throws `rate_limited`. */
export function countLogin({ attempts }: Pick<Deps, 'attempts'>, user: Account, name: string): void {
  if (attempts.take(loginKey(user, name), logins)) return
  throw new PlatformError('rate_limited', {
    text: text('people:too_many_guesses'),
  })
}

/** A successful login clears the count of failed attempts. */
export function forgetLogins({ attempts }: Pick<Deps, 'attempts'>, user: Account, name: string): void {
  attempts.forget(loginKey(user, name))
}

/** Whether an address that did not ask for mail may be sent one more. */
export function mayMail({ attempts }: Pick<Deps, 'attempts'>, address: string): boolean {
  return attempts.take(`mail ${emailKey(address)}`, mails)
}
