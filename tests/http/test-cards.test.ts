import { type Endpoint, endpoints } from '@touchline/contract'
import { expect, test } from 'vitest'
import { secret, startPlatform } from '../support/platform.ts'
import { addressOf } from './addresses.ts'

const takesJson = ({ call, body, consumes }: Endpoint) =>
  // A webhook is judged by its signature before its body is looked at.
  body !== undefined && consumes === undefined && call.access !== 'gateway'

test('[PAY-10] a number of the list of test cards is refused by every call that takes a body', async () => {
  const platform = await startPlatform()
  const farid = await platform.as('farid')
  const headers = { authorization: `Bearer ${secret}` }
  const list = await platform.host.gateway.app.inject({ url: '/gateway/__sandbox/cards', headers })
  const { cards } = list.json<{ cards: readonly { number: string; row: number }[] }>()
  const calls = Object.values<Endpoint>(endpoints).filter(takesJson)
  expect([cards.length > 35, calls.length > 40]).toEqual([true, true])
  // Every call with some of the numbers and every number with some of the calls.
  for (const [at, endpoint] of calls.entries()) {
    for (const { number } of cards.filter((_, position) => position % 9 === at % 9)) {
      const { method, name } = endpoint.call
      const reply = await farid.send({
        method,
        url: addressOf(endpoint, platform, farid.id),
        payload: { note: number },
      })
      expect([name, number, reply.json()]).toEqual([
        name,
        number,
        expect.objectContaining({ code: 'card_data_not_allowed' }),
      ])
      expect(reply.text).not.toContain(number)
    }
  }
  expect(JSON.stringify(platform.host.logged)).not.toMatch(/4242424242424242|4000000000000002/)
})
