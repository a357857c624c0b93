import { hour, minute } from '@touchline/clock'
import { PlatformError } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import { emailKey } from '../search-keys.ts'
import { text } from '../../../texts/index.ts'

/** Of one account from one network; and from all networks together that the account has never logged in from. */
const logins = { most: 10, within: 15 * minute }
const strangers = { most: 30, within: 15 * minute }
const passwords = { most: 10, within: 15 * minute }
const mails = { most: 3, within: hour }

type Account = { readonly id: number } | undefined

/** The network of a login, and whether the account has logged in from it before. */
export type From = { readonly network: string; readonly isFamiliar: boolean }

/** All names of an account share their counts; an unknown name has its own. */
function loginKey(user: Account, name: string): string {
  return user ? `login ${user.id}` : `login ${emailKey(name)}`
}

/**
 * Counts a login before it is tried, so that simultaneous attempts count too. Guesses are counted by the network that
 * guesses: strangers keep nobody out of a place that the account has logged in from. Throws `rate_limited`.
 */
export function countLogin(
  { attempts }: Pick<Deps, 'attempts'>,
  user: Account,
  name: string,
  { network, isFamiliar }: From,
): void {
  const key = loginKey(user, name)
  const mayTry = attempts.take(`${key} from ${network}`, logins) && (isFamiliar || attempts.take(key, strangers))
  if (!mayTry) throw tooManyGuesses()
}

/** A successful login clears the count of its network, and that of strangers when it comes from among them. */
export function forgetLogins(
  { attempts }: Pick<Deps, 'attempts'>,
  user: Account,
  name: string,
  { network, isFamiliar }: From,
): void {
  const key = loginKey(user, name)
  attempts.forget(`${key} from ${network}`)
  if (!isFamiliar) attempts.forget(key)
}

/** Counts a password that somebody who is logged in gives once more. Throws `rate_limited`. */
export function countPassword({ attempts }: Pick<Deps, 'attempts'>, userId: number): void {
  if (!attempts.take(`password ${userId}`, passwords)) throw tooManyGuesses()
}

export function forgetPasswords({ attempts }: Pick<Deps, 'attempts'>, userId: number): void {
  attempts.forget(`password ${userId}`)
}

function tooManyGuesses(): PlatformError {
  return new PlatformError('rate_limited', { text: text('people:too_many_guesses') })
}

/** Whether an address that did not ask for mail may be sent one more. */
export function mayMail({ attempts }: Pick<Deps, 'attempts'>, address: string): boolean {
  return attempts.take(`mail ${emailKey(address)}`, mails)
}
