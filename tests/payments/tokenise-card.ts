import type { Gateway } from '@touchline/gateway'
import { expect } from 'vitest'

export type Typed = {
  readonly key: string
  readonly number: string
  readonly name?: string | undefined
  readonly more?: object
}

/** The answer of a card form; empty where it has none. */
export type Entered = { readonly status: number; readonly body: Readonly<Record<string, string>> }

/** Sends a card to the gateway as a card form does. */
export async function tryCard(
  { app }: Pick<Gateway, 'app'>,
  path: string,
  { key, number, name = 'A Tester', more = {} }: Typed,
): Promise<Entered> {
  const details = { cardholder_name: name, card_number: number, expiry_date: '1230', security_code: '123' }
  const answer = await app.inject({
    method: 'POST',
    url: `/gateway/v1/${path}`,
    headers: { authorization: `Bearer ${key}`, origin: 'http://localhost:4000' },
    payload: { card_details: details, ...more },
  })
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() }
}

/** The same with a card that the form takes. */
export async function enterCard(gateway: Pick<Gateway, 'app'>, path: string, typed: Typed): Promise<Entered['body']> {
  const { status, body } = await tryCard(gateway, path, typed)
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}

/** Types a card into the form of a gateway in this process; returns its identifier. */
export function tokeniserOf(gateway: Pick<Gateway, 'app'>) {
  return async (key: string, number: string, name?: string): Promise<string> =>
    (await enterCard(gateway, 'card-identifiers', { key, number, name }))['card_identifier'] ?? ''
}
