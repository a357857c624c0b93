import { at, type Caller, callerAt, dataOf, type Method } from './caller.ts'
import type { Credentials, Target } from './target.ts'
import type { Terms } from './terms.ts'

/** A customer, logged in. */
export type Customer = Caller & { readonly id: number }

/** The tools of a test. */
export type Scene = {
  readonly visitor: Caller
  /** The customer of the target, who is logged in once. */
  readonly customer: () => Promise<Customer>
  /** A persona of our seed, by name. */
  readonly persona: (name: string) => Promise<Customer>
  /** Logs a user in again; returns the token. */
  readonly tokenOf: (credentials: Credentials) => Promise<string>
  readonly withToken: (token: string) => Caller
  readonly credentials: () => Credentials
  /** The value, or the end of the test when the platform has none to show. */
  readonly found: <T>(value: T | undefined, what: string) => NonNullable<T>
}

type Rules = {
  readonly terms: Terms
  readonly admit: (method: Method, path: string) => void
  readonly lack: (what: string) => never
}

/** A login per target: guesses are counted, and so are those of a suite. */
const logins = new WeakMap<Target, Promise<string>>()

/** The tools of a test; `rules` are those it has set itself. */
export function openScene(target: Target, origin: string, { terms, admit, lack }: Rules): Scene {
  const headers = { 'x-client-domain': target.clientDomain }
  const rules = { admit, placeOf: target.placeOf }
  const visitor = callerAt(origin, headers, rules)
  const withToken = (token: string) => callerAt(origin, { ...headers, authorization: `Bearer ${token}` }, rules)

  async function tokenOf(credentials: Credentials): Promise<string> {
    const answer = await visitor.send('POST', '/api/auth/customer/login', { body: credentials })
    const token = at(dataOf(answer), 'token')
    if (typeof token !== 'string') throw new Error('A login answers a token')
    return token
  }

  function credentials(): Credentials {
    if (!terms.needs.includes('login') || !target.credentials) throw new Error('The test has not said that it logs in')
    return target.credentials
  }

  async function customerWith(token: string): Promise<Customer> {
    const caller = withToken(token)
    return { ...caller, id: Number(at(dataOf(await caller.get('/api/auth/user')), 'id')) }
  }

  return {
    visitor,
    tokenOf,
    withToken,
    credentials,
    async customer() {
      const pending = logins.get(target) ?? tokenOf(credentials())
      logins.set(target, pending)
      return customerWith(await pending)
    },
    async persona(name) {
      const answer = await visitor.send('POST', `/sandbox/v1/sandboxes/default/personas/${name}/login`)
      return customerWith(String(at(dataOf(answer), 'token')))
    },
    found: (value, what) => value ?? lack(what),
  }
}
