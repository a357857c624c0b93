import type { Gateway } from '@touchline/gateway'
import { expect } from 'vitest'

type Typed = {
  readonly key: string
  readonly number: string
  readonly name?: string | undefined
  readonly more?: object
}

/** Sends a card to the gateway as a card form does; answers what it says of it, nothing where it says nothing. */
export async function enterCard(
  { app }: Pick<Gateway, 'app'>,
  path: string,
  { key, number, name = 'A Tester', more = {} }: Typed,
): Promise<Readonly<Record<string, string>>> {
  const details = { cardholder_name: name, card_number: number, expiry_date: '1230', security_code: '123' }
  const answer = await app.inject({
    method: 'POST',
    url: `/gateway/v1/${path}`,
    headers: { authorization: `Bearer ${key}`, origin: 'http://localhost:4000' },
    payload: { card_details: details, ...more },
  })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.body === '' ? {} : answer.json()
}

/** Types a card into the form of a gateway in this process; answers what stands for it. */
export function tokeniserOf(gateway: Pick<Gateway, 'app'>) {
  return async (key: string, number: string, name?: string): Promise<string> =>
    (await enterCard(gateway, 'card-identifiers', { key, number, name }))['card_identifier'] ?? ''
}
