import { type Routing, urlOf } from '@touchline/routing'
import { CannotAsk } from '../cli/verb.ts'
import type { Exchange } from '../exchange.ts'
import { ask, type Clocks } from './ask.ts'

/** A test customer of the platform. */
export type Customer = { readonly username: string; readonly password: string }

/** The customer of PLATFORM_USERNAME and PLATFORM_PASSWORD; undefined without them. Throws CannotAsk for one alone. */
export function customerIn(env: Readonly<Record<string, string | undefined>>): Customer | undefined {
  const username = env['PLATFORM_USERNAME'] ?? ''
  const password = env['PLATFORM_PASSWORD'] ?? ''
  if ((username === '') !== (password === ''))
    throw new CannotAsk('PLATFORM_USERNAME and PLATFORM_PASSWORD go together.')
  return username === '' ? undefined : { username, password }
}

/** The call that logs a customer in: the only one of a probe that is not a GET. S7 */
export const login = { name: 'login', path: '/api/auth/customer/login' } as const

/** Logs in. Throws CannotAsk where the platform refuses, or answers no token. */
export async function logIn(
  customer: Customer,
  {
    routing,
    headers,
    clocks,
  }: { readonly routing: Routing; readonly headers: Readonly<Record<string, string>>; readonly clocks: Clocks },
): Promise<{ readonly exchange: Exchange; readonly token: string }> {
  const exchange = await ask(
    {
      method: 'POST',
      url: urlOf(login, {}, routing),
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(customer),
    },
    clocks,
  )
  const { status, body } = exchange.response
  if (status >= 300) throw new CannotAsk(`The login of PLATFORM_USERNAME was refused with ${status}.`)
  const token = tokenIn(body ?? '')
  if (token === undefined) throw new CannotAsk('The login of PLATFORM_USERNAME answered no token.')
  return { exchange, token }
}

/** The documents list the token among the fields of a user. S3 */
function tokenIn(body: string): string | undefined {
  const found = /"token"\s*:\s*"([^"]+)"/.exec(body)
  return found?.[1]
}
