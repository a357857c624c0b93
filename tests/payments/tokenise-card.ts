import type { Gateway } from '@touchline/gateway'
import { expect } from 'vitest'

/** Types a card into the form of a gateway in this process; answers what stands for it. */
export function tokeniserOf({ app }: Pick<Gateway, 'app'>) {
  return async (sessionKey: string, number: string, name = 'A Tester'): Promise<string> => {
    const details = { cardholder_name: name, card_number: number, expiry_date: '1230', security_code: '123' }
    const answer = await app.inject({
      method: 'POST',
      url: '/gateway/v1/card-identifiers',
      headers: { authorization: `Bearer ${sessionKey}`, origin: 'http://localhost:4000' },
      payload: { card_details: details },
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ card_identifier: string }>().card_identifier
  }
}
